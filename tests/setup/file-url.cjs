/** What the bundler would give for an imported picture or font. */
module.exports = { __esModule: true, default: '/static/file' };
