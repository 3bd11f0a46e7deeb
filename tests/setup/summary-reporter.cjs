const { writeFileSync, writeSync } = require('node:fs');
const { relative } = require('node:path');

/** A test's own title only: what a `describe` says of ten children, each of them alone does not prove. */
const titlesOf = ({ testResults }) =>
  testResults.flatMap((file) =>
    file.testResults.filter((test) => test.status === 'passed').map((test) => test.title),
  );

const filesOf = ({ testResults }) =>
  testResults.map(({ testFilePath, perfStats }) => ({
    name: relative(process.cwd(), testFilePath),
    seconds: (perfStats.end - perfStats.start) / 1000,
  }));

/**
 * Ends a run with one line that people and machines read alike. A file that cannot even load is a failure.
 * `npm test` adds its checks to the counts: it reads them from a file and prints the sum itself.
 */
module.exports = class SummaryReporter {
  onRunComplete(_contexts, results) {
    const passed = results.numPassedTests;
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const collector = process.env.TEST_SUMMARY_FILE;
    const summary = { passed, failed, titles: titlesOf(results), files: filesOf(results) };
    if (collector) writeFileSync(collector, JSON.stringify(summary));
    // Jest's own summary comes later than this call; only the exit is late enough to be last.
    else process.once('exit', () => writeSync(1, `\n${passed} passed, ${failed} failed\n`));
  }
};
