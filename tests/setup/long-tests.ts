/** These start processes and browsers, on machines that do other things as well. */
jest.setTimeout(300_000);
