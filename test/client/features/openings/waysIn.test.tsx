import { screen, within } from '@testing-library/react'
import { renderScreen, type PermissionName } from '@test/support/pages/screen'
import { aCycleRow } from '@test/support/state/rows'
import { cycle, LIST } from './openings.support'

const MADE_BY: readonly (readonly [PermissionName])[] = [['INSCRIPCIONES CREATE'], ['CARGOS CREATE']]

test('Importar asks whether it is only the pupils, or what they paid and owe too', async () => {
  const { user } = await renderScreen('/importar', {
    answers: {
      'GET /ciclo/actual': { ok: true, ciclo: cycle },
      'GET /ciclo/all': { ok: true, ciclos: [cycle] },
      [LIST]: { ok: true, aperturas: [] },
    },
  })
  const kinds = within(await screen.findByRole('navigation', { name: 'Qué quieres traer' }))
  expect(kinds.getByRole('link', { current: 'page' })).toHaveTextContent(/^Solo alumnos y padres/)
  await user.click(kinds.getByRole('link', { name: /^Apertura de un ciclo en curso/ }))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Apertura de un ciclo en curso' }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Importar' })).toHaveAttribute('href', '/importar')
})

test.each(MADE_BY)('without %s Importar is only about pupils', async (missing) => {
  await renderScreen('/importar', { except: [missing] })
  expect(await screen.findByLabelText(/^Archivo de alumnos/)).toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Qué quieres traer' })).not.toBeInTheDocument()
})

test.each([['ALUMNOS CREATE'], ['PADRES CREATE']] as const)(
  'without %s the opening does not lead to Importar, which would be refused',
  async (missing) => {
    await renderScreen('/apertura', {
      except: [missing],
      answers: { 'GET /ciclo/actual': { ok: true, ciclo: cycle }, [LIST]: { ok: true, aperturas: [] } },
    })
    await screen.findByRole('heading', { level: 1, name: 'Apertura de un ciclo en curso' })
    expect(screen.queryByRole('link', { name: 'Importar' })).not.toBeInTheDocument()
  },
)

const openCycle = (over: Parameters<typeof aCycleRow>[0], except: readonly PermissionName[] = []) =>
  renderScreen('/ciclo-escolar/actual', {
    except,
    answers: { 'GET /ciclo/actual': { ok: true, ciclo: aCycleRow({ id: 4, ...over }) } },
  })
const offer = () => screen.queryByRole('link', { name: 'Hacer la apertura' })
const shown = () => screen.findByRole('heading', { level: 1, name: 'Ciclo 2026-2027' })

test('a cycle in course without anybody leads to its opening', async () => {
  await openCycle({})
  await shown()
  expect(offer()).toHaveAttribute('href', '/apertura?ciclo=4')
})

test.each([
  ['with pupils', { inscritos: { PREESCOLAR: 0, PRIMARIA: 1 } }],
  ['to come', { vigencia: 'PROXIMO' as const }],
])('a cycle %s does not', async (_which, over) => {
  await openCycle(over)
  await shown()
  expect(offer()).not.toBeInTheDocument()
})

test.each(MADE_BY)('nor for a user without %s', async (missing) => {
  await openCycle({}, [missing])
  await shown()
  expect(offer()).not.toBeInTheDocument()
})
