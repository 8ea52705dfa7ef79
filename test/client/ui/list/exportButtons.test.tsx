import { screen, waitFor } from '@testing-library/react'
import { read, utils } from '@e965/xlsx'
import { ExportButtons } from '@client/ui/list/ExportButtons'
import type { Column } from '@client/ui/list/columns'
import { ListPanel } from '@client/ui/list/ListPanel'
import { MoneyText } from '@client/ui/page/MoneyText'
import { StatusChip } from '@client/ui/page/StatusChip'
import { renderUi } from '@test/support/pages/ui'

interface Debt {
  id: number
  nombre: string
  control: string
  fecha: string
  monto: number
  pagado: boolean
}

const debts: Debt[] = Array.from({ length: 25 }, (_, at) => ({
  id: at + 1,
  nombre: at === 0 ? '=HYPERLINK("http://x")' : `ALUMNO ${at + 1}`,
  control: `00${at + 1}`,
  fecha: '2026-09-01',
  monto: at === 1 ? -50.5 : 1234.5,
  pagado: at === 2,
}))

const columns: readonly Column<Debt>[] = [
  {
    key: 'nombre',
    header: 'Alumno',
    cell: ({ nombre, control }) => (
      <>
        <strong>{nombre}</strong>
        <br />
        <small>{control}</small>
      </>
    ),
    exported: ({ nombre, control }) => ({ Alumno: nombre, Control: control }),
  },
  { key: 'fecha', header: 'Fecha', cell: () => '01/09/2026' },
  { key: 'monto', header: 'Monto', align: 'right', cell: ({ monto }) => <MoneyText pesos={monto} /> },
  {
    key: 'estado',
    header: 'Estado',
    cell: ({ pagado }) => (pagado ? <StatusChip label="Pagado" tone="success" /> : '—'),
  },
]

const saved: { name: string; blob: Blob }[] = []
beforeEach(() => {
  saved.length = 0
  const blobs: Blob[] = []
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: blobs.at(-1)! })
  })
})
afterEach(() => jest.restoreAllMocks())

const Panel = ({ exported }: { exported?: false }) => (
  <ListPanel
    label="Adeudos: 2026/27"
    source={{ rows: debts, isLoading: false, error: undefined, retry: () => undefined }}
    searchText={({ nombre }) => nombre}
    columns={columns}
    noun={{ one: 'adeudo', many: 'adeudos' }}
    empty={{ title: 'Nada' }}
    {...(exported === false ? { exported } : {})}
  />
)

const press = async (user: ReturnType<typeof renderUi>['user'], kind: 'Excel' | 'CSV') => {
  await user.click(screen.getByRole('button', { name: kind }))
  await waitFor(() => expect(saved).toHaveLength(1))
  return saved[0]!
}

test('CSV: every page, amounts as numbers, days as days, no cell that a spreadsheet would run', async () => {
  const { user } = renderUi(<Panel />)
  const { name, blob } = await press(user, 'CSV')
  expect(name).toBe('Adeudos 2026 27 2026-09-15.csv')
  const bytes = new Uint8Array(await blob.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = (await blob.text()).trim().split('\r\n')
  expect(lines).toHaveLength(26)
  expect(lines.slice(0, 4)).toEqual([
    'Alumno,Control,Fecha,Monto,Estado',
    `"'=HYPERLINK(""http://x"")",001,2026-09-01,1234.50,`,
    'ALUMNO 2,002,2026-09-01,-50.50,',
    'ALUMNO 3,003,2026-09-01,1234.50,Pagado',
  ])
})

test('Excel: the same cells with their kinds; a text with a sign stays a text', async () => {
  const { user } = renderUi(<Panel />)
  const { name, blob } = await press(user, 'Excel')
  expect(name).toMatch(/\.xlsx$/)
  const { Sheets } = read(Buffer.from(await blob.arrayBuffer()), {
    type: 'buffer',
    cellNF: true,
    cellDates: true,
    UTC: true,
  })
  const sheet = Sheets['Lista']!
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, UTC: true })
  const [head, first, second] = rows
  expect(head).toEqual(['Alumno', 'Control', 'Fecha', 'Monto', 'Estado'])
  expect(first?.slice(0, 2)).toEqual(['=HYPERLINK("http://x")', '001'])
  expect(first?.[2]).toEqual(new Date('2026-09-01T00:00:00Z'))
  expect([first?.[3], second?.[3]]).toEqual([1234.5, -50.5])
  expect(Object.values(sheet).filter((cell) => cell?.f)).toEqual([])
  expect([sheet['C2']?.z, sheet['D2']?.z]).toEqual(['dd/mm/yyyy', '#,##0.00'])
  expect(rows).toHaveLength(26)
})

test('only what the search leaves', async () => {
  const { user } = renderUi(<Panel />)
  await user.type(screen.getByRole('searchbox'), 'alumno 25')
  await screen.findByText('1 de 25 adeudos')
  const { blob } = await press(user, 'CSV')
  expect((await blob.text()).trim().split('\r\n')).toHaveLength(2)
})

test('a list that is to be chosen from has no file', () => {
  renderUi(<Panel exported={false} />)
  expect(screen.queryByRole('button', { name: 'CSV' })).not.toBeInTheDocument()
})

test('an answer that did not come is said, and nothing is saved', async () => {
  const { user } = renderUi(
    <ExportButtons name="Pagos" file={columns} everyRow={() => Promise.resolve(null)} />,
  )
  await user.click(screen.getByRole('button', { name: 'Excel' }))
  await screen.findByText('No se pudo exportar.')
  expect(saved).toEqual([])
  expect(screen.getByRole('button', { name: 'Excel' })).toBeEnabled()
})
