import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'

const made = { archivo: { url: '/api/archivo/escuela.zip?sesion=x', vence: '2026-09-15T16:05:00.000Z' } }

test('one press takes the school along', async () => {
  const followed: string[] = []
  const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    followed.push(this.getAttribute('href') ?? '')
  })
  const { user, network } = await renderScreen('/archivo', {
    answers: { 'POST /archivo': { ok: true, ...made } },
  })
  await user.click(await screen.findByRole('button', { name: 'Descargar el archivo' }))
  await waitFor(() => expect(followed).toEqual([made.archivo.url]))
  expect(network.count('POST /archivo')).toBe(1)
  press.mockRestore()
})

test('what is in it and what is not is said before the press', async () => {
  await renderScreen('/archivo')
  const [tables, elsewhere] = [/en tablas CSV que Excel abre/, /no van en tablas/]
  for (const name of [
    'Alumnos',
    'padres',
    'inscripciones',
    'cargos',
    'colegiaturas',
    'pagos',
    'devoluciones',
  ])
    expect(await screen.findByText(tables)).toHaveTextContent(name)
  for (const name of [
    'plantilla',
    'eventos',
    'menciones',
    'calendario',
    'avisos',
    'cuestionarios',
    'bitácora',
  ])
    expect(screen.getByText(elsewhere)).toHaveTextContent(name)
  expect(screen.queryByText(/Todo lo que/)).not.toBeInTheDocument()
})

test('who lacks one Ver is told, and has no button', async () => {
  await renderScreen('/archivo', { except: ['MENCIONES READ'] })
  expect(await screen.findByText('Lo descarga quien puede ver todos los módulos')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Descargar el archivo' })).not.toBeInTheDocument()
})
