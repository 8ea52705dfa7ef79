import { screen } from '@testing-library/react'
import { failure } from '@test/support/state/fakeNetwork'
import { openParents, writes } from '../features/parents/parents.support'

const LINKS = 'GET /padres/5/liga'
const MAKE = 'POST /padres/5/liga'
const END = 'DELETE /padres/5/liga'
const NONE = { abiertas: 0, en_mensajes: 0, vence: null, ultima_vez: null, desde_casa: true }
const URL_OF = `https://escuela.mx/f/${'a'.repeat(43)}`
const liga = { url: URL_OF, vence: '2027-09-15', desde_casa: true }

type Answers = NonNullable<NonNullable<Parameters<typeof openParents>[1]>['answers']>

const open = async (ligas: object, answers: Answers = {}) => {
  const opened = await openParents('/padre/5', {
    answers: { [LINKS]: { ok: true, ligas }, ...answers },
  })
  await opened.user.click(await screen.findByRole('button', { name: /^Más acciones/ }))
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Página de la familia' }))
  await screen.findByRole('dialog', { name: 'Página de la familia' })
  return opened
}

test('makes a link and shows it once: by WhatsApp to the parent, to copy, as a code', async () => {
  const opened = await open(NONE, { [MAKE]: { ok: true, liga } })
  expect(await screen.findByText('No tiene una liga abierta.')).toBeInTheDocument()
  await opened.user.click(screen.getByRole('button', { name: 'Hacer liga' }))
  const send = await screen.findByRole('link', { name: 'WhatsApp' })
  expect(send).toHaveFocus()
  expect(send.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/527221234567\?text=/)
  expect(decodeURIComponent(send.getAttribute('href')!)).toContain(URL_OF)
  expect(screen.getByRole('img', { name: /^Código QR/ })).toBeInTheDocument()
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  await opened.user.click(screen.getByRole('button', { name: 'Copiar liga' }))
  expect(copied).toEqual([URL_OF])
  expect(writes(opened).map(({ call }) => call)).toEqual([MAKE])
})

test('says until when one opens and ends all of them; a refusal is said', async () => {
  const state = { ...NONE, abiertas: 1, en_mensajes: 2, vence: '2027-09-15', ultima_vez: '2026-09-14' }
  const opened = await open(state, { [END]: failure(404, 'No existe este padre.') })
  expect(
    await screen.findByText(
      'Tiene una liga abierta hasta el 15/09/2027. Además abren las de 2 mensajes. Se abrió por última vez el 14/09/2026.',
    ),
  ).toBeInTheDocument()
  await opened.user.click(screen.getByRole('button', { name: 'Terminar todas' }))
  expect(await screen.findByText('No existe este padre.')).toBeInTheDocument()
  opened.network.on(END, { ok: true, message: '3 ligas ya no abren.', liga: { terminadas: 3 } })
  opened.network.on(LINKS, { ok: true, ligas: NONE })
  await opened.user.click(screen.getByRole('button', { name: 'Terminar todas' }))
  expect(await screen.findByText('No tiene una liga abierta.')).toBeInTheDocument()
})

test('where the school has no address outside it says so, with the guide', async () => {
  await open({ ...NONE, desde_casa: false })
  expect(await screen.findByText('Las familias no la pueden abrir en su casa')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Cómo una escuela obtiene una dirección' })).toHaveAttribute(
    'href',
    '/ayuda/direccion',
  )
})
