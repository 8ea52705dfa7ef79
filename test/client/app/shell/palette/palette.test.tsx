import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import { HelpPage } from '@client/app/help/HelpPage'
import { screens } from '@client/app/screens'
import { SIGNED_OUT } from '@client/state/session/sessionBlob'
import { lazyPage } from '@client/ui/parts/lazyPart'
import type { Found } from '@contract/search/search.schemas'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'

const FIND = 'GET /buscar?q='
const aFound = (over: Partial<Found> = {}): Found => ({
  tipo: 'ALUMNO',
  id: 5,
  titulo: 'ANA PEÑA',
  detalle: 'A-0001 · Primaria',
  ruta: '/alumno/5',
  numero_control: 'A-0001',
  ...over,
})
const answer = (q: string, ...resultados: Found[]) => ({ [FIND + q]: { ok: true, resultados } })

const openBy = async (user: Awaited<ReturnType<typeof renderScreen>>['user'], keys: string) => {
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard(keys)
  return screen.findByRole('combobox', { name: 'Buscar en la escuela' })
}
const option = (name: RegExp) => screen.findByRole('option', { name })
const ready = (box: HTMLElement) => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')

// The first test of the file, because afterwards its code has loaded.
test('letters typed while it is still loading arrive in its field', async () => {
  await renderScreen('/')
  await screen.findByRole('heading', { level: 1 })
  for (const [key, ctrlKey] of [
    ['k', true],
    ['p', false],
    ['e', false],
  ] as const)
    fireEvent.keyDown(document.activeElement!, { key, ctrlKey })
  expect(await screen.findByRole('combobox', { name: 'Buscar en la escuela' })).toHaveValue('pe')
})

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])(
  '%s opens it, Escape closes it',
  async (keys) => {
    const { user } = await renderScreen('/')
    const box = await openBy(user, keys)
    expect(box).toHaveFocus()
    expect(box).toHaveValue('')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(address()).toBe('/')
  },
)

test('right after Escape it opens again, empty and with the focus', async () => {
  const { user } = await renderScreen('/')
  await user.type(await openBy(user, '{Control>}k{/Control}'), 'pena')
  await user.keyboard('{Escape}{Control>}k{/Control}gar')
  const boxes = screen.getAllByRole('combobox', { name: 'Buscar en la escuela' })
  expect(boxes).toHaveLength(1)
  expect(boxes[0]).toHaveFocus()
  expect(boxes[0]).toHaveValue('gar')
})

test('the button of the bar opens it and has the focus again', async () => {
  const { user } = await renderScreen('/')
  const button = await screen.findByRole('button', { name: 'Buscar en la escuela' })
  await user.click(button)
  await screen.findByRole('combobox')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(button).toHaveFocus())
})

test('a paper for a pupil is asked for in words', async () => {
  const { user, network } = await renderScreen('/', {
    answers: { [`${FIND}ana`]: { ok: true, resultados: [aFound()] } },
  })
  await openBy(user, '{Control>}k{/Control}')
  await user.keyboard('constancia de beca para ana')
  await option(/^Constancia de beca para ANA PEÑA/)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/alumno/5?hacer=constancia&tipo=BECA'))
  expect(network.sent.some(({ path }) => path.includes('q=constancia+de'))).toBe(false)
})

test('before anything is typed it offers what the user may do', async () => {
  const { user } = await renderScreen('/', { permissions: ['ALUMNOS READ', 'ALUMNOS CREATE'] })
  await openBy(user, '{Control>}k{/Control}')
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(names).toEqual(['Registrar alumnoAlumnos', 'Alta de familia'])
})

test('people are asked for when the hand rests, and arrows and Enter open one', async () => {
  const { user, network } = await renderScreen('/', {
    answers: answer(
      'pena',
      aFound(),
      aFound({ tipo: 'PADRE', id: 7, titulo: 'ROSA PEÑA', ruta: '/padre/7' }),
    ),
  })
  const box = await openBy(user, '{Control>}k{/Control}')
  await user.type(box, 'pena')
  await option(/ANA PEÑA/)
  expect(network.sent.filter(({ path }) => path.includes('buscar'))).toHaveLength(1)
  expect(screen.getByRole('group', { name: 'Padres' })).toBeInTheDocument()
  expect(ready(box)).toHaveTextContent('ANA PEÑA')
  await user.keyboard('{ArrowDown}')
  expect(ready(box)).toHaveTextContent('ROSA PEÑA')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/padre/7'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('what was opened comes first the next time, and goes with the session', async () => {
  const { user, store } = await renderScreen('/', { answers: answer('pena', aFound()) })
  const box = await openBy(user, '{Control>}k{/Control}')
  await user.type(box, 'pena')
  await option(/ANA PEÑA/)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/alumno/5'))
  const again = await openBy(user, '{Control>}k{/Control}')
  await option(/ANA PEÑA/)
  expect(screen.getAllByRole('group')[0]).toHaveAccessibleName('Recientes')
  expect(ready(again)).toHaveTextContent('ANA PEÑA')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('PEÑA')
  expect(JSON.stringify(SIGNED_OUT)).not.toEqual(JSON.stringify(store.getState().session))
})

test('a control number and Enter open the record, before the answer is there', async () => {
  const { user } = await renderScreen('/', {
    answers: answer('a0001', aFound(), aFound({ id: 6, numero_control: 'A-00012', ruta: '/alumno/6' })),
  })
  await user.type(await openBy(user, '{Control>}k{/Control}'), 'a0001{Enter}')
  await waitFor(() => expect(address()).toBe('/alumno/5'))
})

test('a page that stands ready opens at once, while people are still asked for', async () => {
  const { user } = await renderScreen('/', { answers: { 'GET /auth/users': { ok: true, users: [] } } })
  await user.type(await openBy(user, '{Control>}k{/Control}'), 'bitaco{Enter}')
  await waitFor(() => expect(address()).toBe('/bitacora'))
})

test('of several who are called so, an early Enter opens nobody', async () => {
  const { user } = await renderScreen('/', {
    answers: answer('pena', aFound(), aFound({ id: 6, titulo: 'EVA PEÑA' })),
  })
  await user.type(await openBy(user, '{Control>}k{/Control}'), 'pena{Enter}')
  await option(/EVA PEÑA/)
  expect(address()).toBe('/')
})

test('"cobrar a" leads to the desk', async () => {
  const { user, network } = await renderScreen('/', { answers: answer('pena', aFound()) })
  const box = await openBy(user, '{Control>}k{/Control}')
  await user.click(await option(/Cobrar a…/))
  expect(box).toHaveValue('cobrar a ')
  await user.type(box, 'pena')
  await option(/Cobrar a ANA PEÑA/)
  expect(new URL(network.sent.findLast(({ path }) => path.includes('buscar'))!.path, 'http://x').search).toBe(
    '?q=pena',
  )
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/caja?alumno=5&elegir=alumno-5'))
})

test('a server that does not know the call finds pages all the same, and pupils by their list', async () => {
  const { user } = await renderScreen('/', {
    answers: { 'GET /alumnos/historial?maximo=2000': { ok: true, alumnos: [] } },
  })
  const box = await openBy(user, '{Control>}k{/Control}')
  await user.type(box, 'grupos')
  expect(await option(/^Grupos/)).toBeInTheDocument()
  await screen.findByText(/Este servidor no busca personas/)
  await user.clear(box)
  await user.type(box, 'Peña & José')
  await screen.findByText(/Este servidor no busca personas/)
  await user.click(await option(/Buscar «Peña & José» en todos los alumnos/))
  await waitFor(() => expect(address()).toBe('/historial/alumnos?q=Pe%C3%B1a+%26+Jos%C3%A9'))
})

test('a server that is away is told, with what pages there are', async () => {
  const { user } = await renderScreen('/', {
    answers: { [`${FIND}caja`]: failure(503, 'La base de datos no responde.') },
  })
  await user.type(await openBy(user, '{Control>}k{/Control}'), 'caja')
  expect(await screen.findByText('No se pudo buscar: La base de datos no responde.')).toBeInTheDocument()
  expect(await option(/^Caja/)).toBeInTheDocument()
})

test('one letter asks for nobody', async () => {
  const { user, network } = await renderScreen('/')
  await user.type(await openBy(user, '{Control>}k{/Control}'), 'x')
  await screen.findByText(/opción|opciones/)
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)))
  expect(network.sent.filter(({ path }) => path.includes('buscar'))).toEqual([])
})

test('a person offers to take their money: by a press, or by Ctrl and Enter', async () => {
  const { user } = await renderScreen('/', { answers: answer('pena', aFound()) })
  const box = await openBy(user, '{Control>}k{/Control}')
  await user.type(box, 'pena')
  expect(await option(/ANA PEÑA/)).toHaveTextContent('Cobrar')
  expect(screen.getByText(/Ctrl Enter cobra a quien está elegido/)).toBeInTheDocument()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(address()).toBe('/caja?alumno=5&elegir=alumno-5'))
})

test('who takes no money is not offered to', async () => {
  const { user } = await renderScreen('/', {
    permissions: ['ALUMNOS READ'],
    answers: answer('pena', aFound()),
  })
  await user.type(await openBy(user, '{Control>}k{/Control}'), 'pena')
  expect(await option(/ANA PEÑA/)).not.toHaveTextContent('Cobrar')
})

test('closed again with nothing chosen the focus is on the page, and on the heading of a page it led to', async () => {
  const { user } = await renderScreen('/')
  await screen.findByRole('heading', { level: 1 })
  act(() => (document.activeElement as HTMLElement | null)?.blur())
  await openBy(user, '{Control>}k{/Control}')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  await user.type(await openBy(user, '{Control>}k{/Control}'), 'ayuda')
  await user.click(await option(/^Ayuda/))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Ayuda' })).toHaveFocus())
})

test('a page that arrives after the palette has gone has the focus on its heading too', async () => {
  let arrive!: () => void
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const help = screens.find(({ path }) => path === '/ayuda')!
  const slow = lazyPage(() => arrived.then(() => HelpPage))
  const page = jest.spyOn(help as { Page: FunctionComponent }, 'Page').mockImplementation(slow)
  const { user } = await renderScreen('/')
  const before = await screen.findByRole('heading', { level: 1 })
  act(() => before.focus())
  await user.type(await openBy(user, '{Control>}k{/Control}'), 'ayuda')
  await user.click(await option(/^Ayuda/))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(address()).toBe('/ayuda')
  arrive()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Ayuda' })).toHaveFocus())
  page.mockRestore()
})
