/**
 * The import law: contract ← ui, state, server; state + ui ← write ← features ← app ← main.
 * Each message says what to do instead. test/architecture/dependencyRules.test.ts proves that every rule can fail.
 */

const SCHEMAS = '(^|[./])schemas\\.ts$'
const LIGHT_LOGIN =
  '^src/client/(app/login/(LoginPage|comeBack)|app/receipts/[^/]+|app/theme/colorMode|config|state/session/storedSession)\\.tsx?$'
const HEAVY =
  '^node_modules/(@mui|@emotion|@reduxjs|react-redux|redux|redux-persist|react-router|notistack|date-fns)'

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })
/** Files under `from` may import, of our own code, only what matches `allowed`. */
const only = (name, comment, from, allowed) =>
  forbid(name, comment, { path: from }, { path: '^src/', pathNot: allowed })

const client = [
  forbid(
    'screens-have-no-words',
    'Every first page carries the list of screens: write the path down, and leave the words to the page.',
    { path: '[.]screens[.]tsx?$' },
    { path: '[.]texts[.]ts$' },
  ),
  only(
    'ui-knows-nothing',
    'ui gets data and callbacks as props: select in a page and pass the result down.',
    '^src/client/ui/',
    '^src/(client/ui|contract)/',
  ),
  forbid(
    'ui-has-no-store',
    'ui knows MUI, not the store: take the value and the callback as props.',
    { path: '^src/client/ui/' },
    { path: '^node_modules/(@reduxjs/toolkit|react-redux|redux|redux-persist)/' },
  ),
  only(
    'state-is-below-screens',
    'state has no components and no router: move the shared piece to contract or state.',
    '^src/client/state/(?!core/writes[.]ts$)',
    '^src/(client/state|contract)/',
  ),
  only(
    'writes-show-notices',
    'Of state this file alone knows notices and forms, for every write: what a page needs besides belongs to the page.',
    '^src/client/state/core/writes[.]ts$',
    '^src/(client/(state|ui/(notices|forms|drafts))|contract)/',
  ),
  forbid(
    'state-has-no-screens',
    'state knows no MUI, notices or routes: return the result and let the page show it.',
    { path: '^src/client/state/' },
    { path: '^node_modules/(@mui|@emotion|notistack|react-dom|react-router|react-router-dom)/' },
  ),
  only(
    'write-joins-state-and-ui',
    'write joins the store and the notices for every write: what a screen needs besides belongs to the screen.',
    '^src/client/write/',
    '^src/(client/(write|state|ui)|contract)/',
  ),
  only(
    'features-use-state-and-ui',
    'features are composed by app: move the shared piece down to ui or state, or hand it in from app.',
    '^src/client/features/',
    '^src/(client/(features|write|state|ui)|contract)/',
  ),
  forbid(
    'features-are-islands',
    'One feature never imports another: move the shared piece to state or ui, or compose both in app.',
    { path: '^src/client/features/([^/]+)/' },
    { path: '^src/client/features/', pathNot: '^src/client/features/$1/' },
  ),
  only(
    'app-composes-client',
    'app puts features, state and ui together; it never imports main or the server.',
    '^src/client/app/',
    '^src/(client/(app|features|write|state|ui)/|client/config\\.ts$|contract/|guias/)',
  ),
  forbid(
    'app-is-the-top',
    'Only the two entries import app: move the shared piece down to ui or state.',
    { path: '^src/client/', pathNot: '^src/client/(app/|early\\.ts$|main\\.tsx$)' },
    { path: '^src/client/app/' },
  ),
  forbid(
    'main-is-imported-by-nobody',
    'main is the one impure file: what others need from it is passed down as an argument.',
    {},
    { path: '^src/client/(early|main)\\.tsx?$' },
  ),
  only(
    'client-knows-only-contract',
    'Client and server meet in src/contract: move the shared piece there.',
    '^src/client/',
    '^src/(client|contract|guias)/',
  ),
  forbid(
    'schemas-are-types-only-in-the-client',
    'Use `import type`: the schema library must not reach the bundle. Forms share the functions of *.rules.ts.',
    { path: '^src/client/' },
    { path: `^src/contract/.*${SCHEMAS}`, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'client-has-no-typebox',
    'The schema library stays out of the bundle: check with a function of *.rules.ts.',
    { path: '^src/client/' },
    { path: '^node_modules/@sinclair/typebox/' },
  ),
  forbid(
    'only-state-builds-apis',
    'One createApi per app: inject endpoints in src/client/state/<module>/<module>.api.ts and use their hooks here.',
    { path: '^src/client/(features|app)/' },
    { path: '^src/client/state/core/(baseApi|baseQuery)\\.ts$' },
  ),
  forbid(
    'login-is-light',
    'The login shows before store and MUI have loaded: keep its files to React and plain CSS (decisions/0005).',
    { path: LIGHT_LOGIN },
    { path: HEAVY, reachable: true },
  ),
]

const contract = [
  only(
    'contract-is-a-leaf',
    'contract is imported by both sides and imports neither: move what it needs into contract.',
    '^src/contract/',
    '^src/contract/',
  ),
  forbid(
    'contract-uses-few-packages',
    'contract travels to both sides: only date-fns, and TypeBox in files named schemas.ts, may be imported.',
    { path: '^src/contract/' },
    { path: '^node_modules/', pathNot: '^node_modules/(date-fns|@sinclair/typebox)/' },
  ),
  forbid(
    'typebox-only-in-schemas',
    'Move the schema to <module>.schemas.ts: rules and routes reach the bundle of the client.',
    { path: '^src/contract/', pathNot: SCHEMAS },
    { path: '^node_modules/@sinclair/typebox/' },
  ),
  forbid(
    'schemas-are-types-only-in-rules',
    'Use `import type`: rules and routes reach the bundle of the client, and TypeBox with them.',
    { path: '^src/contract/', pathNot: SCHEMAS },
    { path: `^src/contract/.*${SCHEMAS}`, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'client-has-no-node',
    'Client and contract run in a browser: use the web API, or do it on the server.',
    { path: '^src/(client|contract)/' },
    { dependencyTypes: ['core'] },
  ),
]

const server = [
  only(
    'server-knows-only-contract',
    'The server never imports client code: move the shared piece to src/contract.',
    '^src/server/',
    '^src/(server|contract)/',
  ),
  only(
    'demo-knows-only-the-server',
    'The demo fills a school through the server and its contract: what a screen needs too belongs in src/contract.',
    '^src/demo/',
    '^src/(demo|server|contract)/',
  ),
  forbid(
    'server-modules-are-islands',
    'One module never runs the code of another: `import type` its service and take it as an argument from src/server/services.ts.',
    { path: '^src/server/modules/([^/]+)/' },
    { path: '^src/server/modules/', pathNot: '^src/server/modules/$1/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'server-modules-are-composed-by-app',
    'http, db, files, pdf and security serve every module and know none: pass what they need as an argument in app.ts.',
    { path: '^src/server/(http|db|files|pdf|security)/' },
    { path: '^src/server/modules/' },
  ),
  only(
    'server-shared-is-a-leaf',
    'shared holds refusals and the queue for all rooms of the server: it imports the contract alone.',
    '^src/server/shared/',
    '^src/(server/shared|contract)/',
  ),
  forbid(
    'server-files-know-no-calls',
    'Files, database and papers work without a call: move what they share with http to src/server/shared.',
    { path: '^src/server/(files|db|security|sheets|pdf)/' },
    { path: '^src/server/http/' },
  ),
  forbid(
    'http-draws-no-papers',
    'Papers are handed to the plugins that print: take them as an argument from src/server/plugins.ts.',
    { path: '^src/server/http/' },
    { path: '^src/server/pdf/' },
  ),
  forbid(
    'server-modules-are-below-app',
    'A module gets what it needs as an argument: app.ts, services.ts, plugins.ts, start.ts and main.ts import modules, never the other way.',
    { path: '^src/server/(modules|http|db|files|pdf|security|shared)/' },
    { path: '^src/server/(app|services|plugins|start|main|dev/.*)\\.ts$' },
  ),
]

const everywhere = [
  forbid(
    'no-cycles',
    'Break the cycle by moving the shared piece, or the shared type, down a layer.',
    {},
    { circular: true },
  ),
  forbid(
    'no-orphans',
    'Nothing imports this file and it imports nothing: use it or delete it.',
    // The build's loaders: webpack.config.js names them.
    { orphan: true, path: '^src/', pathNot: '\\.d\\.ts$|^src/server/build/\\w+\\.cjs$' },
    {},
  ),
  forbid(
    'no-barrels',
    'Import from the file that defines it: an index hides where a line lives and drags its neighbours along.',
    { path: '^src/' },
    { path: '(^|/)index\\.tsx?$', pathNot: '^node_modules/' },
  ),
  forbid(
    'no-re-exports',
    'Import from the file that defines it: a re-export is a barrel under another name.',
    { path: '^src/' },
    { dependencyTypes: ['export'], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'src-never-imports-test',
    'What the product needs belongs in src; tests import it from there.',
    { path: '^src/' },
    { path: '^test/' },
  ),
  forbid(
    'tests-are-not-imported',
    'Move the shared helper to test/support: importing a test runs it twice.',
    {},
    { path: '\\.test\\.tsx?$' },
  ),
  forbid(
    'no-dev-packages-in-src',
    'src runs where only `dependencies` are installed: move the package there, or the code to test or src/server/dev.',
    { path: '^src/', pathNot: '^src/server/dev/' },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'no-undeclared-packages',
    'Add the package to package.json: what another package brings along may leave with it.',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  forbid(
    'not-to-nowhere',
    'This file or package does not exist: check the path.',
    {},
    { couldNotResolve: true },
  ),
]

module.exports = {
  forbidden: [...everywhere, ...contract, ...client, ...server],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
