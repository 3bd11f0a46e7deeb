const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Of one worker: what each file was compiled to, for all the tests that come to it. */
const compiled = new Map();
/** Packages do not change while tests run; ours may, where somebody watches. */
const packages = new Map();
const isPackage = (file) => file.includes('/node_modules/');

/** One compiled script serves every context: what V8 learns of a function in one test it knows in the next. */
function scriptOf(source, file, parameters) {
  const head = `(function(${parameters}){`;
  const known = compiled.get(file);
  if (known?.source === source && known.head === head) return known.script;
  const script = new Script(`${head}${source}\n})`, { filename: file, columnOffset: -head.length });
  compiled.set(file, { source, head, script });
  return script;
}

/**
 * Jest reads, looks up and compiles each of the two thousand files behind a page anew for every test file. Modules are
 * still evaluated for each test file by itself, in a context of its own; only their code is kept.
 */
module.exports = class SharedCodeRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor, transformCache } = this;

    const compile = executor.compile.bind(executor);
    executor.compile = (source, file) => {
      const context = executor.environment.getVmContext();
      // Jest's own way tells best what is wrong, and a test file comes once.
      if (context === null || file === executor.testPath) return compile(source, file);
      try {
        return scriptOf(source, file, executor.injectedModuleParameters.join()).runInContext(context);
      } catch {
        return compile(source, file);
      }
    };

    const transform = transformCache.transform.bind(transformCache);
    transformCache.transform = (file, options) => {
      if (!isPackage(file) || options?.isInternalModule) return transform(file, options);
      const known = packages.get(file);
      if (known) {
        transformCache.transforms.set(file, known);
        if (known.sourceMapPath) transformCache.sourceMaps.set(file, known.sourceMapPath);
        return known.code;
      }
      const code = transform(file, options);
      packages.set(file, transformCache.transforms.get(file));
      return code;
    };
  }
};
