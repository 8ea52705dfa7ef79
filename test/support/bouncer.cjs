const { run } = require('jest')

/** All tests of the server that run on a foreign PostgreSQL, through PgBouncer in transaction mode (jest.config.ts). */
process.env['TEST_BOUNCER'] = 'all'
void run(['--selectProjects', 'server-pgbouncer', ...process.argv.slice(2)])
