/* Names the environment (local, dev, test, pre, prod) and may override its hosts, for example
   window.ENV_HOSTS = { api: 'https://api.example.com' }. Served beside the app, never built in. */
window.ENV = window.ENV || 'dev';
