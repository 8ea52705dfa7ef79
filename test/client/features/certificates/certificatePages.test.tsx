import { screen, waitFor, within } from '@testing-library/react'
import { chooseMore, moreActions } from '@test/support/pages/rowMenu'
import { address, renderScreen } from '@test/support/pages/screen'
import { fakeTabs } from '@test/support/pages/tabs'
import { failure } from '@test/support/state/fakeNetwork'
import { aCertificate, aSample, SAMPLE, TEXTS, theTexts } from './certificates.support'

type Options = NonNullable<Parameters<typeof renderScreen>[1]>

describe('the register', () => {
  const LIST = 'GET /constancias?pagina=1&por_pagina=10'
  const gone = aCertificate({
    id: 3,
    folio: 11,
    tipo: 'PAGOS',
    anio: 2026,
    cancelada: true,
    motivo_cancelacion: 'NOMBRE MAL ESCRITO',
    cancelado_por: 'directora',
    fecha_cancelacion: '2026-09-13',
  })
  const open = async (options: Options = {}) => {
    const rows = { ok: true, constancias: [aCertificate(), gone], total: 2 }
    const opened = await renderScreen('/constancias', {
      ...options,
      answers: { [LIST]: rows, ...options.answers },
    })
    await screen.findByRole('heading', { level: 1, name: 'Constancias' })
    return opened
  }
  const rowOf = async (folio: string) => within((await screen.findByText(folio)).closest('tr')!)

  test('shows folio, pupil, kind and what was cancelled, and opens the paper; is filtered by kind, in the address', async () => {
    const { shown } = fakeTabs()
    const { user, network } = await open()
    const row = await rowOf('000011')
    for (const words of ['Cancelada', 'Pagos', '2026', '14/09/2026'])
      expect(row.getByText(words)).toBeVisible()
    expect(row.getByText('Cancelada el 13/09/2026 por directora: NOMBRE MAL ESCRITO')).toBeVisible()
    expect(row.getByRole('link', { name: /^DENISSE/ })).toHaveAttribute('href', '/alumno/17')
    await user.click((await rowOf('000012')).getByRole('button', { name: 'Abrir' }))
    expect(shown).toEqual([aCertificate().urlPdf])
    expect(await moreActions(user, row)).toEqual([])
    network.on('GET /constancias?tipo=BECA&pagina=1&por_pagina=10', { ok: true, constancias: [], total: 0 })
    await user.selectOptions(screen.getByLabelText('Tipo'), 'BECA')
    await screen.findByText('No hay constancias con ese filtro')
    expect(address()).toBe('/constancias?tipo=BECA')
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }))
    await rowOf('000012')
  })

  test('is cancelled with a reason', async () => {
    const { user, network } = await open()
    network.on('DELETE /constancias/4', {
      ok: true,
      constancia: aCertificate({ cancelada: true }),
    })
    await chooseMore(user, await rowOf('000012'), 'Cancelar')
    const dialog = within(await screen.findByRole('dialog', { name: '¿Cancelar la constancia 000012?' }))
    await user.click(dialog.getByRole('button', { name: 'Cancelar constancia' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Motivo/)).toBeInvalid())
    await user.type(dialog.getByLabelText(/^Motivo/), 'Otro grupo')
    await user.click(dialog.getByRole('button', { name: 'Cancelar constancia' }))
    await screen.findByText('Constancia cancelada')
    expect(network.sent.find(({ method }) => method === 'DELETE')!.body).toEqual({
      motivo_cancelacion: 'Otro grupo',
    })
  })

  test('nobody cancels without the right', async () => {
    const { user } = await open({ except: ['ALUMNOS UPDATE'] })
    expect(await moreActions(user, await rowOf('000012'))).toEqual([])
  })
})

describe('the texts', () => {
  const open = async (options: Options = {}) => {
    const opened = await renderScreen('/constancias/textos', {
      ...options,
      answers: { [TEXTS]: { ok: true, textos: theTexts }, ...options.answers },
    })
    await screen.findByRole('heading', { level: 1, name: 'Textos de constancias' })
    return opened
  }
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`))
  const sample = () => within(screen.getByRole('article'))

  test('a field is inserted at the caret, and the example says what will stand there', async () => {
    const { user, network } = await open()
    await screen.findByLabelText(/^Texto/)
    expect(sample().getByText('Que «nombre del alumno» estudia aquí.')).toBeVisible()
    await user.click(field('Texto'))
    field('Texto').setSelectionRange(3, 3)
    await user.click(screen.getByRole('button', { name: '{curp}' }))
    expect(field('Texto')).toHaveValue('Que{curp} {alumno} estudia aquí.')
    await sample().findByText('Que«CURP» «nombre del alumno» estudia aquí.')
    network.on('PATCH /constancias/textos/ESTUDIOS', {
      ok: true,
      message: 'El texto se guardó.',
      texto: { ...theTexts[0]!, cuerpo: 'Guardado {alumno}', propio: true },
    })
    await user.click(screen.getByRole('button', { name: 'Guardar texto' }))
    await screen.findByText('El texto se guardó')
    expect(network.sent.find(({ method }) => method === 'PATCH')!.body).toEqual({
      titulo: 'CONSTANCIA ESTUDIOS',
      cuerpo: 'Que{curp} {alumno} estudia aquí.',
    })
  })

  test('an unknown field is named and not sent; the first text comes back', async () => {
    const { user, network } = await open()
    await screen.findByLabelText(/^Texto/)
    await user.type(field('Texto'), ' {{nombre}')
    await user.click(screen.getByRole('button', { name: 'Guardar texto' }))
    await waitFor(() => expect(field('Texto')).toBeInvalid())
    // Beside the field and in the notice.
    expect(screen.getAllByText(/\{nombre\} no es un campo/)).toHaveLength(2)
    expect(network.sent.some(({ method }) => method === 'PATCH')).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Volver al texto original' }))
    expect(field('Título')).toHaveValue('CONSTANCIA DE ESTUDIOS')
    await waitFor(() => expect(field('Texto')).toBeValid())
  })

  test('is seen with the data of a pupil', async () => {
    const ana = { tipo: 'ALUMNO', id: 5, titulo: 'ANA PEÑA', detalle: 'A-0001 · Primaria', ruta: '/alumno/5' }
    const { user, network } = await open({
      answers: {
        'GET /buscar?q=ana&tipos=ALUMNO': { ok: true, resultados: [ana] },
        [SAMPLE]: { ok: true, muestra: aSample({ cuerpo: 'Que ANA PEÑA estudia aquí.' }) },
      },
    })
    await user.type(await screen.findByLabelText('Ver con un alumno'), 'ana')
    await user.click(await screen.findByRole('option', { name: /ANA PEÑA/ }))
    await sample().findByText('Que ANA PEÑA estudia aquí.')
    expect(screen.getByText('Con los datos de ANA PEÑA')).toBeVisible()
    expect(network.sent.filter(({ path }) => path === '/constancias/muestra').at(-1)!.body).toEqual({
      tipo: 'ESTUDIOS',
      alumnoId: 5,
      cicloEscolarId: 1,
      titulo: 'CONSTANCIA ESTUDIOS',
      cuerpo: 'Que {alumno} estudia aquí.',
    })
  })

  test('another kind is another text; a failure can be tried again', async () => {
    const { user } = await open()
    await user.selectOptions(await screen.findByLabelText('Constancia'), 'BECA')
    expect(field('Título')).toHaveValue('CONSTANCIA BECA')
    expect(address()).toBe('/constancias/textos?tipo=BECA')
  })

  test('an error of the server is said', async () => {
    await open({ answers: { [TEXTS]: failure(503, 'La base de datos no responde.') } })
    await screen.findByText('La base de datos no responde.')
  })
})
