import { allRoutes, routeName } from '@test/support/allRoutes'
import { filesUnder, textOf } from '../support/checks/files'

/**
 * Money moves only on purpose (decisions/0052): each write of the contract that takes it, gives it back, cancels it or closes a
 * cut is sent from a form whose last press is guarded. A new one is found by what it `changes`.
 */
const TOUCHES_MONEY = ['Payment', 'CashCut', 'Charge', 'Tuition']

const FORMS = {
  desk: 'src/client/features/desk/components/FamilyForm.tsx',
  credit: 'src/client/features/statements/components/UseCreditDialog.tsx',
  deskSheet: 'src/client/features/desk/components/PaymentBar.tsx',
  refund: 'src/client/features/desk/components/RefundDialog.tsx',
  pay: 'src/client/write/money/TakeMoneyDialog.tsx',
  cancel: 'src/client/write/money/CancelForReason.tsx',
  cut: 'src/client/features/cashCuts/components/CountForm.tsx',
  leave: 'src/client/features/enrolments/leaving/LeavingDialogs.tsx',
  extend: 'src/client/features/tuition/components/ExtendDialog.tsx',
  deposits: 'src/client/features/bank/components/ConfirmDeposit.tsx',
  opening: 'src/client/features/openings/components/Checked.tsx',
  service: 'src/client/features/services/components/ServiceRunConfirm.tsx',
} as const

/** The forms that send each of them. */
const SENT_FROM: Readonly<Record<string, readonly (keyof typeof FORMS)[]>> = {
  'POST /caja/cobro': ['desk', 'credit'],
  'POST /caja/devolucion': ['refund'],
  'DELETE /caja/devolucion/{id}': ['cancel'],
  'PATCH /colegiaturas/pagar': ['pay'],
  'PATCH /colegiaturas/pago/anual': ['pay'],
  'PATCH /colegiaturas/prorroga': ['extend'],
  'PATCH /cargos/pagar': ['pay'],
  'PATCH /cargos/pago/complemento': ['pay'],
  'DELETE /cargos/lote/{id}': ['cancel'],
  'DELETE /cargos/cancelar/{id}': ['cancel'],
  'DELETE /pagos/{id}': ['cancel'],
  'POST /cortes': ['cut'],
  'PATCH /inscripciones/baja': ['leave'],
  'PATCH /inscripciones/reingreso': ['leave'],
  'DELETE /inscripciones/{id}': ['leave'],
  'POST /servicios/{id}/alumnos': ['service'],
  'PATCH /servicios/{id}/quitar': ['service'],
  'POST /banco/confirmar': ['deposits'],
  'POST /importar/apertura': ['opening'],
  'DELETE /aperturas/{id}': ['cancel'],
}

/** Writes that change such rows without moving money, by reason. */
const MOVES_NONE: Readonly<Record<string, readonly string[]>> = {
  'a name or a place that the rows show': ['PATCH /ciclo/{id}'],
  'what will be owed, and nothing is paid by it': [
    'POST /cargos/new',
    'POST /cargos/varios',
    'POST /inscripciones',
    'PATCH /inscripciones/grado',
    'PATCH /inscripciones/mensualidad',
    'PATCH /inscripciones/vencimientos',
    'POST /reinscripciones',
    'POST /becas',
    'PATCH /becas/add/alumnos',
    'PATCH /becas/quitar/alumnos',
    'PATCH /becas/{id}',
    'POST /becas/hermanos/{cycleId}',
  ],
  'how and to whom a payment is invoiced': [
    'PATCH /pagos/{id}/medio',
    'PATCH /pagos/{id}/factura',
    'POST /facturas/entregar',
    'POST /facturas/global',
    'POST /facturas/timbradas',
    'PATCH /pagos/{id}/timbrado',
    'PATCH /cargos/{id}/concepto',
  ],
  'what was in the drawer before the first payment': ['PATCH /cortes/fondo'],
}

const clientFiles = filesUnder('src/client', /\.tsx?$/)
const known = new Set(clientFiles)
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/from '(\.[^']+)'/g)].flatMap(([, to = '']) => {
    const { pathname } = new URL(to, `file:///${file}`)
    return [`${pathname}.ts`, `${pathname}.tsx`]
      .map((each) => each.slice(1))
      .filter((each) => known.has(each))
  })
/** A file and two levels of its imports: a form and its hook are no further apart. */
const within = (file: string): string[] => [
  file,
  ...importsOf(file).flatMap((other) => [other, ...importsOf(other)]),
]

/** Hooks that send a route, alone or beside another: `useCollect = writeHook(endpoints.collect)`, `collect` being the endpoint of the route. */
const hooksOf = (module: string, name: string): string[] =>
  clientFiles
    .filter((file) => file.startsWith(`src/client/state/`) && file.endsWith('.api.ts'))
    .map((file) => {
      const hooks = file.replace('.api.ts', '.writes.ts')
      return clientFiles.includes(hooks) ? textOf(file) + textOf(hooks) : textOf(file)
    })
    .filter((text) => text.includes(`'@contract/${module}/${module}.routes'`))
    .flatMap((text) => {
      const made = new RegExp(`(\\w+): build\\.mutation\\(\\s*writing\\((?:\\w+)\\.${name}\\b`, 'g')
      const sends = new RegExp(
        `\\b(?:${[...text.matchAll(made)].map(([, endpoint]) => endpoint).join('|') || '-'})\\b`,
      )
      const hooks = text.split('\nexport const ').filter((part) => /^use\w+ = writeHook\(/.test(part))
      return hooks.filter((part) => sends.test(part)).map((part) => part.slice(0, part.indexOf(' ')))
    })

/** `usePressGuard('money')`, or the `money` of a dialog or of the desk's sheet, which give it to `DialogFrame`. */
const GUARD = /usePressGuard\('money'\)|<Sheet money |<(FormDialog|ConfirmDialog)\n( +[^\n]+\n)*? +money\n/

interface MoneyRoute {
  name: string
  module: string
  call: string
}

const moneyRoutes = async (): Promise<MoneyRoute[]> => {
  const all = new Set((await allRoutes()).filter(({ method }) => method !== 'GET'))
  const found: MoneyRoute[] = []
  for (const file of filesUnder('src/contract', /\.routes\.ts$/)) {
    const [, , module = ''] = file.split('/')
    const made = (await import(`../../${file}`)) as Record<
      string,
      Record<string, Parameters<typeof routeName>[0]>
    >
    for (const routes of Object.values(made))
      for (const [call, route] of Object.entries(routes))
        if (all.has(route) && 'changes' in route && route.changes.some((tag) => TOUCHES_MONEY.includes(tag)))
          found.push({ name: routeName(route), module, call })
  }
  return found
}

test('every write that touches money is told here: sent from a guarded form, or why it moves none', async () => {
  const told = [...Object.keys(SENT_FROM), ...Object.values(MOVES_NONE).flat()]
  const names = (await moneyRoutes()).map(({ name }) => name)
  expect(names.filter((name) => !told.includes(name))).toEqual([])
  expect(told.filter((name) => !names.includes(name))).toEqual([])
  expect(new Set(told).size).toBe(told.length)
})

test.each(Object.entries(FORMS))(
  'the form "%s" lets a press count only where the eye has been',
  (_name, file) => {
    expect(textOf(file)).toMatch(GUARD)
  },
)

test('the guard of both dialogs is the one with the pause', () => {
  for (const name of ['FormDialog', 'ConfirmDialog'])
    expect(textOf(`src/client/ui/dialogs/${name}.tsx`)).toContain('money={money}')
  expect(textOf('src/client/ui/dialogs/DialogFrame.tsx')).toContain("usePressGuard(money && 'money', open)")
})

test('every component that sends one of them sends it from one of those forms', async () => {
  const astray: string[] = []
  for (const { name, module, call } of await moneyRoutes()) {
    const forms = SENT_FROM[name]?.map((form) => FORMS[form])
    if (!forms) continue
    const hooks = hooksOf(module, call)
    if (hooks.length === 0) astray.push(`${name}: no hook of ${module}.${call}`)
    const senders = clientFiles.filter(
      (file) =>
        !/\.(api|writes)\.ts$/.test(file) &&
        hooks.some((hook) => new RegExp(`\\b${hook}\\b`).test(textOf(file))),
    )
    if (senders.length === 0) astray.push(`${name}: nobody sends it`)
    for (const sender of senders)
      if (!forms.some((form) => within(sender).includes(form) || within(form).includes(sender)))
        astray.push(`${name}: ${sender} sends it past ${forms.join(', ')}`)
  }
  expect(astray).toEqual([])
})
