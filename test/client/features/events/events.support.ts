import { fireEvent, screen, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { anEventRow } from '@test/support/state/school'

type Screen = Awaited<ReturnType<typeof renderScreen>>

export const CALL = 'POST /eventos'

/** jsdom cannot make addresses of files; a browser can. */
export const withAddresses = () => {
  URL.createObjectURL = (file) => `blob:${(file as File).name}`
  URL.revokeObjectURL = () => undefined
}

/** jsdom's own File: its file inputs take no other. */
export const aFile = (name: string, bytes = 2048) => {
  const made = new window.File(['x'], name)
  Object.defineProperty(made, 'size', { value: bytes })
  return made
}

/** The control of this label; a dialog may have the same name. */
export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`), { selector: 'input, textarea' })
export const button = (name: string) => screen.getByRole('button', { name })

export const choose = (...names: string[]) =>
  fireEvent.change(field('Fotos y video'), { target: { files: names.map((name) => aFile(name)) } })

/** Names of the album's files, in order. */
export const album = () =>
  within(screen.getByRole('list', { name: 'Fotos y video: en este orden' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span[title]')?.textContent)

export const fillIn = async (user: Screen['user']) => {
  await user.click(field('Título'))
  await user.paste('Día del Niño')
  await user.click(field('Fecha'))
  await user.paste('30/04/2026')
  await user.click(field('Descripción'))
  await user.paste('juegos\npastel')
}

export const openForm = async (answers: Parameters<typeof renderScreen>[1] = {}) => {
  const registered = { ok: true, evento: anEventRow(7, { titulo: 'DÍA DEL NIÑO' }) }
  const opened = await renderScreen('/registro/evento', {
    ...answers,
    answers: { [CALL]: registered, 'GET /eventos/7': registered, ...answers.answers },
  })
  await screen.findByRole('heading', { name: 'Registrar evento' })
  return opened
}

/** Every form of a call that left, as the server reads it. */
export const sentForms = ({ network }: Pick<Screen, 'network'>, call = CALL) =>
  network.sent
    .filter(({ method, path }) => `${method} ${path}` === call)
    .map(({ body, headers }) => ({
      key: headers.get('idempotency-key'),
      text: Object.fromEntries([...(body as FormData)].filter(([name]) => name !== 'files')),
      files: (body as FormData).getAll('files').map((file) => (file as File).name),
    }))
