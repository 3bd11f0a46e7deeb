const { appendFileSync, writeSync } = require('node:fs');

const titlesOf = ({ testResults }) =>
  testResults.flatMap((file) =>
    file.testResults.filter((test) => test.status === 'passed').map((test) => test.fullName),
  );

/**
 * Ends a run with one line that people and machines read alike. A file that cannot even load is a failure.
 * `npm test` runs Jest several times: it collects the counts in a file and prints their sum itself.
 */
module.exports = class SummaryReporter {
  onRunComplete(_contexts, results) {
    const passed = results.numPassedTests;
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const collector = process.env.TEST_SUMMARY_FILE;
    if (collector)
      appendFileSync(collector, `${JSON.stringify({ passed, failed, titles: titlesOf(results) })}\n`);
    // Jest's own summary comes later than this call; only the exit is late enough to be last.
    else process.once('exit', () => writeSync(1, `\n${passed} passed, ${failed} failed\n`));
  }
};
