import { screen, waitFor, within } from '@testing-library/react'
import type { Fiscal } from '@contract/fiscal/fiscal.schemas'
import { failure } from '@test/support/state/fakeNetwork'
import { heading, openParents } from '../parents/parents.support'
import { aDetail, openStudent } from '../students/studentPage.support'

// jsdom makes no addresses for files.
beforeAll(() => {
  URL.createObjectURL = () => 'blob:constancia'
  URL.revokeObjectURL = () => undefined
})

const LIST = 'GET /padres/5/fiscales'
const CREATE = 'POST /padres/5/fiscales'

const maria: Fiscal = {
  id: 1,
  padreId: 5,
  alumnoId: null,
  rfc: 'PEGM800101AB1',
  nombre: 'MARÍA PEÑA',
  regimen_fiscal: '605',
  codigo_postal: '58000',
  uso_cfdi: 'D10',
  correo: null,
  predeterminado: true,
  aviso: null,
}
const open = async (fiscales: Fiscal[], more: Record<string, unknown> = {}) => {
  const opened = await openParents('/padre/5?ver=facturacion', {
    answers: { [LIST]: { ok: true, fiscales }, ...more } as never,
  })
  await heading('ROSA MUÑOZ PEÑA')
  return opened
}
type Opened = Awaited<ReturnType<typeof open>>
const dialog = () => within(screen.getByRole('dialog'))
const field = (name: RegExp) => dialog().getByLabelText<HTMLInputElement>(name)
const add = async ({ user }: Pick<Opened, 'user'>) =>
  user.click(await screen.findByRole('button', { name: 'Agregar datos de facturación' }))
const press = ({ user }: Pick<Opened, 'user'>, name: string) =>
  user.click(dialog().getByRole('button', { name }))
const posted = ({ network }: Pick<Opened, 'network'>) =>
  network.sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])

test('lists whom the family is invoiced to', async () => {
  await open([maria])
  const row = within((await screen.findByRole('rowheader', { name: /MARÍA PEÑA/ })).closest('tr')!)
  expect(row.getByText('PEGM800101AB1')).toBeInTheDocument()
  expect(row.getByText('Predeterminado')).toBeInTheDocument()
})

test('D10 with RESICO: the form proposes S01 before it is sent', async () => {
  const opened = await open([], { [CREATE]: { ok: true, fiscal: maria } })
  const { user } = opened
  await add(opened)
  await user.type(field(/^RFC/), 'pegm800101ab1')
  expect(field(/^RFC/)).toHaveAccessibleDescription(/El último carácter del RFC debería ser/)
  await user.type(field(/^Nombre/), 'maría peña')
  await user.type(field(/^Código postal/), '5800{Tab}')
  expect(field(/^Código postal/)).toHaveAccessibleDescription('El código postal tiene 5 dígitos')
  await user.type(field(/^Código postal/), '0')
  await user.selectOptions(field(/^Régimen/), '626')
  expect(dialog().getByText(/no acepta el uso D10 con el régimen 626/)).toBeInTheDocument()
  await press(opened, 'Usar S01')
  expect(field(/^Uso/)).toHaveValue('S01')
  expect(dialog().queryByRole('button', { name: 'Usar S01' })).toBeNull()
  await press(opened, 'Guardar')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(posted(opened)).toEqual([
    [
      '/padres/5/fiscales',
      {
        rfc: 'PEGM800101AB1',
        nombre: 'MARÍA PEÑA',
        regimen_fiscal: '626',
        codigo_postal: '58000',
        uso_cfdi: 'S01',
        correo: null,
      },
    ],
  ])
})

test('a company’s ending is left out with one press; its regimes are those of companies', async () => {
  const opened = await open([])
  await add(opened)
  await opened.user.type(field(/^RFC/), 'CNH010203AB1')
  await opened.user.type(field(/^Nombre/), 'comercial niños héroes, s.a. de c.v.')
  expect(dialog().getByText(/nombre sin la terminación «S.A. DE C.V.»/)).toBeInTheDocument()
  await press(opened, 'Usar COMERCIAL NIÑOS HÉROES')
  expect(field(/^Nombre/)).toHaveValue('COMERCIAL NIÑOS HÉROES')
  expect(within(field(/^Régimen/)).queryByRole('option', { name: /^605/ })).toBeNull()
  await opened.user.selectOptions(field(/^Régimen/), '601')
  expect(dialog().getByRole('button', { name: 'Usar S01' })).toBeInTheDocument()
})

test('the generic RFC and one that the family has are said when the field is left; nothing is sent', async () => {
  const opened = await open([maria])
  await screen.findByRole('rowheader', { name: /MARÍA PEÑA/ })
  await add(opened)
  await opened.user.type(field(/^RFC/), 'xaxx010101000{Tab}')
  expect(field(/^RFC/)).toHaveAccessibleDescription(/va en la factura global/)
  await opened.user.clear(field(/^RFC/))
  await opened.user.type(field(/^RFC/), 'pegm-800101-ab1{Tab}')
  expect(field(/^RFC/)).toHaveAccessibleDescription(
    'La familia ya tiene el RFC PEGM800101AB1, de MARÍA PEÑA.',
  )
  expect(posted(opened)).toEqual([])
})

test('a refusal of the server is said at its field, and what was typed stays', async () => {
  const reason = 'La familia ya tiene el RFC PEGM800101AB1, de MARÍA PEÑA.'
  const opened = await open([], { [CREATE]: failure(409, reason, { rfc: reason }) })
  await add(opened)
  await opened.user.type(field(/^RFC/), 'pegm800101ab1')
  await opened.user.type(field(/^Nombre/), 'maría peña')
  await opened.user.type(field(/^Código postal/), '58000')
  await opened.user.selectOptions(field(/^Régimen/), '605')
  await press(opened, 'Guardar')
  await waitFor(() => expect(field(/^RFC/)).toHaveAccessibleDescription(reason))
  expect(field(/^Nombre/)).toHaveValue('MARÍA PEÑA')
})

test('a picture of the paper is shown beside the form and is sent nowhere', async () => {
  const opened = await open([])
  await add(opened)
  const picture = new window.File(['x'], 'constancia.jpg', { type: 'image/jpeg' })
  await opened.user.upload(dialog().getByLabelText('Ver una foto de la constancia'), picture)
  expect(await dialog().findByRole('img', { name: 'Constancia de situación fiscal' })).toHaveAttribute(
    'src',
    'blob:constancia',
  )
  await press(opened, 'Ampliar')
  expect(dialog().getByRole('button', { name: 'Reducir' })).toBeInTheDocument()
  expect(opened.network.sent.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('a pupil without a parent has fiscal data of their own; one with a parent has no such tab', async () => {
  const own = { ...maria, padreId: null, alumnoId: 17 }
  const opened = await openStudent(aDetail({ padre: null }), {
    tab: 'facturacion',
    answers: {
      'GET /alumnos/17/fiscales': { ok: true, fiscales: [own] },
      'POST /alumnos/17/fiscales': { ok: true, fiscal: own },
    },
  })
  await screen.findByRole('rowheader', { name: /MARÍA PEÑA/ })
  await add(opened)
  await opened.user.type(field(/^RFC/), 'pegj800101ab1')
  await opened.user.type(field(/^Nombre/), 'josé peña')
  await opened.user.type(field(/^Código postal/), '58000')
  await opened.user.selectOptions(field(/^Régimen/), '605')
  await press(opened, 'Guardar')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(posted(opened).map(([path]) => path)).toEqual(['/alumnos/17/fiscales'])
})

test('a pupil with a parent is invoiced to the parent’s family', async () => {
  await openStudent(aDetail(), { tab: 'facturacion' })
  await screen.findByRole('tab', { name: 'Datos' })
  expect(screen.queryByRole('tab', { name: 'Facturación' })).toBeNull()
})
