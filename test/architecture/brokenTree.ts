import type { TreeFile } from '../support/checks/plantTree'

const defines = (file: string): TreeFile => ({
  file,
  code: "import 'react'\nexport const value = 1\nexport type Shape = 1",
  breaks: [],
})
const allowed = (file: string, ...imports: string[]): TreeFile => ({
  file,
  code: imports.join('\n'),
  breaks: [],
})
const broken = (file: string, code: string, ...breaks: string[]): TreeFile => ({ file, code, breaks })

/** Imports that are allowed: a rule that reports one of these forbids too much. */
const LAWFUL: TreeFile[] = [
  defines('src/client/state/store.ts'),
  defines('src/client/features/charges/pages/PayPage.tsx'),
  defines('src/client/features/students/StudentCard.tsx'),
  defines('src/client/app/App.tsx'),
  defines('src/client/app/theme/tokens.ts'),
  defines('src/client/state/core/baseApi.ts'),
  defines('test/support/builders.ts'),
  defines('test/client/other.test.ts'),
  allowed(
    'src/contract/charges/charges.schemas.ts',
    "import { Type } from '@sinclair/typebox'",
    'export type C = 1',
  ),
  allowed(
    'src/contract/charges/charges.rules.ts',
    "import { addDays } from 'date-fns'",
    'export const rule = 1',
  ),
  allowed('src/contract/charges/charges.routes.ts', "import type { C } from './charges.schemas'"),
  allowed(
    'src/client/ui/Heavy.tsx',
    "import '@mui/material'",
    "import { rule } from '@contract/charges/charges.rules'",
  ),
  allowed(
    'src/client/state/charges/charges.api.ts',
    "import { value } from '../core/baseApi'",
    "import type { C } from '@contract/charges/charges.schemas'",
  ),
  allowed(
    'src/client/features/charges/charges.screens.tsx',
    "export const page = () => import('./pages/PayPage')",
    "import '../../state/charges/charges.api'",
    "import '../../ui/Heavy'",
  ),
  allowed('src/client/app/screens.ts', "import '../features/charges/charges.screens'", "import '../config'"),
  defines('src/client/config.ts'),
  allowed('src/client/main.tsx', "import './app/App'", "import './app/theme/tokens'"),
  defines('src/server/modules/charges/charges.service.ts'),
  allowed(
    'src/server/modules/charges/charges.plugin.ts',
    "import './charges.service'",
    "import '../../http/api'",
  ),
  allowed(
    'src/server/modules/enrolments/enrolments.service.ts',
    "import type { Shape } from '../charges/charges.service'",
    'export const enrol = 1',
  ),
  defines('src/server/http/api.ts'),
  allowed(
    'src/server/app.ts',
    "import 'fastify'",
    "import './modules/charges/charges.plugin'",
    "import 'node:fs'",
  ),
  allowed('src/server/dev/main.ts', "import 'only-for-development'", "import '../app'"),
  allowed('test/client/lawful.test.ts', "import '../support/builders'", "import '@client/state/store'"),
]

const BROKEN_CLIENT: TreeFile[] = [
  broken('src/client/ui/Reads.tsx', "import '../state/store'", 'ui-knows-nothing'),
  broken('src/client/ui/Selects.tsx', "import { useSelector } from 'react-redux'", 'ui-has-no-store'),
  broken('src/client/state/shows.ts', "import '../ui/Heavy'", 'state-is-below-screens'),
  broken('src/client/state/core/writes.ts', "import '../../ui/Heavy'", 'writes-show-notices'),
  defines('src/client/features/grades/grades.texts.ts'),
  broken('src/client/features/grades/grades.screens.tsx', "import './grades.texts'", 'screens-have-no-words'),
  broken('src/client/state/styled.ts', "import '@mui/material'", 'state-has-no-screens'),
  broken(
    'src/client/write/screens.ts',
    "import '../features/students/StudentCard'",
    'write-joins-state-and-ui',
  ),
  broken('src/client/features/charges/configured.ts', "import '../../config'", 'features-use-state-and-ui'),
  broken(
    'src/client/features/charges/themed.ts',
    "import '../../app/theme/tokens'",
    'features-use-state-and-ui',
    'app-is-the-top',
  ),
  broken(
    'src/client/features/charges/neighbour.ts',
    "import '../students/StudentCard'",
    'features-are-islands',
  ),
  broken(
    'src/client/app/help/serves.ts',
    "import '../../../server/http/api'",
    'app-composes-client',
    'client-knows-only-contract',
  ),
  broken(
    'src/client/features/students/api.ts',
    "import '../../state/core/baseApi'",
    'only-state-builds-apis',
  ),
  broken('src/client/app/api.ts', "import '../state/core/baseApi'", 'only-state-builds-apis'),
  broken(
    'src/client/features/students/form.ts',
    "import { value } from '@contract/charges/charges.schemas'",
    'schemas-are-types-only-in-the-client',
  ),
  broken(
    'src/client/features/students/schema.ts',
    "import { Type } from '@sinclair/typebox'",
    'client-has-no-typebox',
  ),
  broken('src/client/app/login/LoginPage.tsx', "import '../../ui/Heavy'", 'login-is-light'),
  broken('src/client/features/students/disk.ts', "import { readFile } from 'node:fs'", 'client-has-no-node'),
  broken('test/client/starts.test.ts', "import '@client/main'", 'main-is-imported-by-nobody'),
]

const BROKEN_CONTRACT: TreeFile[] = [
  broken('src/contract/charges/leaks.rules.ts', "import '../../server/http/api'", 'contract-is-a-leaf'),
  broken('src/contract/charges/web.rules.ts', "import 'react'", 'contract-uses-few-packages'),
  broken(
    'src/contract/charges/typed.rules.ts',
    "import { Type } from '@sinclair/typebox'",
    'typebox-only-in-schemas',
  ),
  broken(
    'src/contract/charges/shaped.rules.ts',
    "import { value } from './charges.schemas'",
    'schemas-are-types-only-in-rules',
  ),
  broken('src/contract/charges/disk.rules.ts', "import 'node:path'", 'client-has-no-node'),
]

const BROKEN_SERVER: TreeFile[] = [
  broken('src/server/http/page.ts', "import '../../client/ui/Heavy'", 'server-knows-only-contract'),
  broken('src/demo/page.ts', "import '../client/ui/Heavy'", 'demo-knows-only-the-server'),
  broken(
    'src/server/modules/students/students.service.ts',
    "import '../charges/charges.service'",
    'server-modules-are-islands',
  ),
  broken(
    'src/server/http/knows.ts',
    "import '../modules/charges/charges.service'",
    'server-modules-are-composed-by-app',
  ),
  broken('src/server/shared/reads.ts', "import '../http/api'", 'server-shared-is-a-leaf'),
  broken('src/server/files/calls.ts', "import '../http/api'", 'server-files-know-no-calls'),
  defines('src/server/pdf/paper.ts'),
  broken('src/server/http/prints.ts', "import '../pdf/paper'", 'http-draws-no-papers'),
  broken('src/server/modules/students/starts.ts', "import '../../app'", 'server-modules-are-below-app'),
]

const BROKEN_ANYWHERE: TreeFile[] = [
  broken('src/contract/domain/egg.ts', "import type { Hen } from './hen'\nexport type Egg = 1", 'no-cycles'),
  // A cycle is reported once, at its first file.
  allowed('src/contract/domain/hen.ts', "import type { Egg } from './egg'", 'export type Hen = 1'),
  broken('src/contract/domain/alone.ts', 'export const alone = 1', 'no-orphans'),
  allowed('src/client/state/index.ts', "import './store'", 'export const all = 1'),
  broken('src/client/state/lazy.ts', "import { all } from '.'", 'no-barrels'),
  broken('src/client/state/passes.ts', "export { value } from './store'", 'no-re-exports'),
  broken('src/client/state/tested.ts', "import '@test/support/builders'", 'src-never-imports-test'),
  broken('test/client/twice.test.ts', "import './other.test'", 'tests-are-not-imported'),
  broken('src/server/http/tool.ts', "import 'only-for-development'", 'no-dev-packages-in-src'),
  broken('src/server/http/stray.ts', "import 'brought-along'", 'no-undeclared-packages'),
  broken('src/server/http/lost.ts', "import './nowhere'", 'not-to-nowhere'),
]

export const TREE: readonly TreeFile[] = [
  ...LAWFUL,
  ...BROKEN_CLIENT,
  ...BROKEN_CONTRACT,
  ...BROKEN_SERVER,
  ...BROKEN_ANYWHERE,
]
