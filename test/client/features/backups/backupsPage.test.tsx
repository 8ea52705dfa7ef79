import { screen, waitFor, within } from '@testing-library/react'
import type { BackupKey, BackupsPage } from '@contract/backups/backups.schemas'
import { renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'

/** Without it a school could close the page believing that its key is kept, or press twice and never hear how it went. */
const KEY: BackupKey = {
  estado: 'POR_GUARDAR',
  publica: 'age1publica',
  hecha: '2026-11-20T16:00:00.000Z',
  guardada: null,
  confirmada: null,
}
const aPage = (over: Partial<BackupsPage> = {}): BackupsPage => ({
  carpeta: '/mnt/respaldos',
  falla: null,
  mismo_disco: false,
  hora: 3,
  cifra: 'LLAVE',
  copias: [
    {
      nombre: 'respaldo-2026-11-22-030000.tar.cifrado',
      fecha: '2026-11-22T09:00:00.000Z',
      bytes: 5_000_000,
      cifrado: true,
    },
  ],
  llave: { ...KEY, estado: 'GUARDADA', guardada: KEY.hecha, confirmada: KEY.hecha },
  ensayo: null,
  probado: null,
  trabajos: [],
  ...over,
})
const RUN = {
  id: 7,
  tipo: 'ENSAYO',
  inicio: '2026-11-23T16:00:00.000Z',
  fin: null,
  paso: '2 de 3: se restaura el respaldo',
  resultado: null,
  dicho: null,
} as const

type Options = NonNullable<Parameters<typeof renderScreen>[1]>
const open = async (page: BackupsPage, answers: Record<string, unknown> = {}, except: string[] = []) => {
  const opened = await renderScreen('/respaldos', {
    answers: { 'GET /respaldos': { ok: true, respaldos: page }, ...answers },
    except,
  } as Options)
  await screen.findByRole('heading', { name: 'La llave' })
  return opened
}
const button = (name: string) => screen.getByRole('button', { name })
const written = ({ network }: Awaited<ReturnType<typeof open>>) =>
  network.sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body])

test('the key: shown, printed, and gone only when somebody says that it is kept', async () => {
  const llave = { publica: KEY.publica, privada: 'AGE-SECRET-KEY-1PRUEBA' }
  const opened = await open(aPage({ llave: KEY }), {
    'POST /respaldos/llave': { ok: true, llave },
    'POST /respaldos/llave/guardada': { ok: true, llave: { ...KEY, estado: 'GUARDADA' } },
  })
  const { user } = opened
  await user.click(button('Guardar la llave'))
  const dialog = await screen.findByRole('dialog', { name: 'La llave de los respaldos' })
  expect(within(dialog).getByText(llave.privada)).toBeVisible()
  // Closed without saying so, the server keeps it.
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
  expect(written(opened)).toEqual([['POST', '/respaldos/llave', {}]])
  await user.click(button('Guardar la llave'))
  await user.click(await screen.findByRole('button', { name: 'Ya la guardé' }))
  expect(await screen.findByText('La llave ya no está en el servidor')).toBeVisible()
  expect(written(opened).at(-1)).toEqual(['POST', '/respaldos/llave/guardada', { publica: KEY.publica }])
  await waitFor(() => expect(screen.queryByText(llave.privada)).not.toBeInTheDocument())
})

test('after 90 days: «Sí» says it, «No está» asks once more before another key is made', async () => {
  const llave: BackupKey = { ...KEY, estado: 'POR_CONFIRMAR', guardada: KEY.hecha, confirmada: KEY.hecha }
  const opened = await open(aPage({ llave }), { 'PATCH /respaldos/llave': { ok: true, llave: KEY } })
  const { user } = opened
  await user.click(button('No está'))
  expect(written(opened)).toEqual([])
  await user.click(button('Hacer una llave nueva'))
  expect(await screen.findByText('Hay una llave nueva: guárdala ahora')).toBeVisible()
  expect(written(opened)).toEqual([['PATCH', '/respaldos/llave', { esta: false }]])
})

test('a drill that found something is as loud as it should be; while one runs, nothing else is offered', async () => {
  const ensayo = {
    fecha: '2026-11-22T10:00:00.000Z',
    resultado: 'FALLA',
    dicho: 'Está cortado o alterado.',
    segundos: 40,
    registros: null,
    archivo: null,
  } as const
  const opened = await open(aPage({ ensayo, probado: '2026-11-15T10:00:00.000Z' }), {
    'POST /respaldos/ensayo': failure(409, 'Ya hay un respaldo o un ensayo en curso: espera a que termine.'),
  })
  expect(screen.getByText('El respaldo del ensayo del 22/11/2026 04:00 no sirve.')).toBeVisible()
  expect(
    screen.getByText(/Está cortado o alterado\. El último que salió bien es del 15\/11\/2026/),
  ).toBeVisible()
  await opened.user.click(button('Probar ahora'))
  expect(
    await screen.findByText('Ya hay un respaldo o un ensayo en curso: espera a que termine.'),
  ).toBeVisible()
})

test('the continuous copy: until when all is safe, or why it does not go on', async () => {
  const continua = {
    minutos: 1,
    otro_disco: true,
    problema: null,
    carpeta: '/mnt/respaldos/continuo/1',
    bytes: 9_000_000,
    cifrada: true,
    base: '2026-11-22T09:00:00.000Z',
  }
  await open(aPage({ continua, copias: [] }))
  expect(button('Probar ahora')).toBeVisible()
  expect(screen.getByText('Todo a salvo hasta hace 1 minuto.')).toBeVisible()
  expect(screen.getByText(/cifrada\. La base es del 22\/11\/2026 03:00\.$/)).toBeVisible()
})

test('what runs is said in the words of its process', async () => {
  await open(aPage({ trabajos: [RUN] }))
  expect(
    screen.getByText(/Probando desde el 23\/11\/2026 10:00\. 2 de 3: se restaura el respaldo\./),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: /ahora/ })).not.toBeInTheDocument()
})

test('copies in clear, or on the disk of the data, are said; who may only read presses nothing', async () => {
  await open(aPage({ cifra: 'NADA', mismo_disco: true, llave: KEY }), {}, ['USUARIOS UPDATE'])
  expect(screen.getByText('Los respaldos no están cifrados.')).toBeVisible()
  expect(screen.getByText('Están en el mismo disco que los datos.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /ahora|Guardar la llave/ })).not.toBeInTheDocument()
})
