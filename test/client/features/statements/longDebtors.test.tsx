import { screen, waitFor, within } from '@testing-library/react'
import { baseApi } from '@client/state/core/baseApi'
import { address, renderScreen } from '@test/support/pages/screen'
import { chooseMore } from '@test/support/pages/rowMenu'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import { sumDebts } from '@contract/statements/statements.rules'
import type { Contact } from '@contract/contacts/contacts.schemas'
import type { Debtor } from '@contract/statements/statements.schemas'
import { aDebtor, DEBTORS, debtorsAnswer } from './statements.support'

const TOTAL = 2_023
const families = Array.from({ length: TOTAL }, (_, at) => aDebtor(at + 1))
const ALL = sumDebts(families)

const call = (query: string) => `GET /morosos?${query}`
const LONG = { [DEBTORS]: { ...debtorsAnswer([]), total: TOTAL } }
const part = (morosos: readonly Debtor[], total = TOTAL, resumen = ALL) => ({
  ...debtorsAnswer(morosos),
  total,
  resumen,
})
const page = (query: string, from: number) => ({ [call(query)]: part(families.slice(from, from + 10)) })
const PAGES = { ...LONG, ...page('pagina=1&por_pagina=10', 0), ...page('pagina=2&por_pagina=10', 10) }
/** The only family late by two months. */
const late = aDebtor(7, { meses: 2, un_mes: 0, dos_meses: 500, vencido: 500, recargos: 0 })
const LATE = part([late], 1, sumDebts([late]))
const FIRST_LATE = call('atraso=dos_meses&pagina=1&por_pagina=10')

const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
const names = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.querySelector('.row-link')?.textContent)
const showsFirst = (name: string) => waitFor(() => expect(names()[0]).toBe(`${name} DE LA PEÑA`))
const next = () => screen.getByRole('button', { name: 'Siguiente' })

test('too many families to be sent are searched, sorted, filtered and paged by the server; sums are of all that match', async () => {
  const { user } = await renderScreen('/morosos', {
    answers: {
      ...PAGES,
      ...page('pagina=1&por_pagina=10&columna=vencido&orden=desc', 100),
      [FIRST_LATE]: LATE,
      [call('atraso=dos_meses&pagina=1&por_pagina=10&columna=vencido&orden=desc')]: LATE,
      [call('atraso=dos_meses&pagina=1&por_pagina=10&q=nadie&columna=vencido&orden=desc')]: part(
        [],
        0,
        sumDebts([]),
      ),
    },
  })
  await showsFirst('MADRE 1')
  expect(screen.getByText('2,023 familias')).toBeInTheDocument()
  expect(screen.getByText('Adeudos vencidos al 15/09/2026')).toBeInTheDocument()
  expect(figure('Total vencido')).toBe('$5,259,800.00')
  await user.click(next())
  await showsFirst('MADRE 11')
  expect(screen.getByText('11 a 20 de 2,023')).toBeInTheDocument()
  expect(figure('Total vencido')).toBe('$5,259,800.00')
  await user.click(screen.getByRole('button', { name: /^Vencido/ }))
  await showsFirst('MADRE 101')
  await user.selectOptions(screen.getByLabelText('Atraso'), '2 meses')
  await screen.findByText('1 de 2,023 familias')
  expect([names(), figure('Total vencido')]).toEqual([['MADRE 7 DE LA PEÑA'], '$500.00'])
  await user.type(screen.getByRole('searchbox', { name: 'Buscar familias' }), 'nadie')
  await screen.findByText('Nada coincide con «nadie»')
  expect(figure('Total vencido')).toBe('$0.00')
  // Each part is written in a turn of its own: on a busy computer a filter may come before the order that was pressed first.
  await waitFor(() =>
    expect(address().split(/[?&]/).sort()).toEqual([
      '/morosos',
      'atraso=dos_meses',
      'orden=-vencido',
      'q=nadie',
    ]),
  )
})

test('sums stay while another page comes; those of a filter not known yet are no others', async () => {
  const second = slowReply()
  const filtered = slowReply()
  const { user } = await renderScreen('/morosos', {
    answers: { ...PAGES, [call('pagina=2&por_pagina=10')]: second.reply, [FIRST_LATE]: filtered.reply },
  })
  await showsFirst('MADRE 1')
  await user.click(next())
  expect([names()[0], figure('Total vencido')]).toEqual(['MADRE 1 DE LA PEÑA', '$5,259,800.00'])
  second.arrive(part(families.slice(10, 20)))
  await showsFirst('MADRE 11')
  await waitFor(() => expect(address()).toBe('/morosos?pagina=2'))
  await user.selectOptions(screen.getByLabelText('Atraso'), '2 meses')
  await waitFor(() => expect(figure('Total vencido')).toBe('…'))
  filtered.arrive(LATE)
  await waitFor(() => expect(figure('Total vencido')).toBe('$500.00'))
})

test.each([
  ['paged by the server', { ...LONG, ...page('atraso=un_mes&pagina=2&por_pagina=10', 10) }],
  ['whole', { [DEBTORS]: debtorsAnswer(families.slice(0, 25)) }],
])('an address with filter and page opens there: %s', async (_how, answers) => {
  await renderScreen('/morosos?atraso=un_mes&pagina=2', { answers })
  await showsFirst('MADRE 11')
})

test('words of the address that mean nothing filter nothing', async () => {
  await renderScreen('/morosos?atraso=un_siglo&familias=todas', { answers: PAGES })
  await showsFirst('MADRE 1')
})

test('the file has every family that matches, in the order of the page, of one answer', async () => {
  const blobs: Blob[] = []
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob)
    return 'blob:lista'
  }
  URL.revokeObjectURL = () => undefined
  const saves = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user, network } = await renderScreen('/morosos?q=a-20&orden=-familia', {
    answers: {
      ...LONG,
      ...page('pagina=1&por_pagina=10&q=a-20&columna=familia&orden=desc', 0),
      'GET /morosos': debtorsAnswer(families),
    },
  })
  await showsFirst('MADRE 1')
  await user.click(await screen.findByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(blobs).toHaveLength(1))
  const lines = (await blobs[0]!.text()).trim().split('\r\n').slice(1)
  // Of and A-2000 to A-2023.
  expect(lines).toHaveLength(35)
  expect([lines[0], lines[34]]).toEqual([
    expect.stringContaining('MADRE 2023 DE LA PEÑA'),
    expect.stringContaining('MADRE 20 DE LA PEÑA'),
  ])
  expect(network.count('GET /morosos')).toBe(1)
  saves.mockRestore()
})

test('a file that does not come is said', async () => {
  const { user } = await renderScreen('/morosos', {
    answers: { ...PAGES, 'GET /morosos': failure(503, 'No responde') },
  })
  await showsFirst('MADRE 1')
  await user.click(await screen.findByRole('button', { name: 'CSV' }))
  expect(await screen.findByText('No se pudo exportar.')).toBeInTheDocument()
})

test('what is done on a page shows there, and a list that has become short comes whole', async () => {
  const promised: Contact = {
    id: 5,
    fecha: '2026-09-15',
    medio: 'LLAMADA',
    promesa: 'PAGA HOY',
    promesa_fecha: null,
    registro: 'caja',
    creado: '2026-09-15T16:00:00.000Z',
  }
  const { user, network, store } = await renderScreen('/morosos?pagina=2', {
    answers: {
      ...PAGES,
      'GET /morosos/contactos?padreId=12': { ok: true, contactos: [] },
      'POST /morosos/contactos': { ok: true, message: 'Contacto registrado.', contacto: promised },
    },
  })
  await showsFirst('MADRE 11')
  await chooseMore(user, within(screen.getByRole('row', { name: /MADRE 12 DE/ })), 'Contactos')
  const dialog = within(await screen.findByRole('dialog', { name: 'Contactos con MADRE 12 DE LA PEÑA' }))
  await user.type(dialog.getByLabelText('Qué prometió'), 'PAGA HOY')
  const said = families.slice(10, 20).map((each, at) => (at === 1 ? { ...each, contacto: promised } : each))
  network.on(call('pagina=2&por_pagina=10'), part(said))
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Llamada, 15/09/2026: PAGA HOY')).toBeInTheDocument()
  expect(names()[0]).toBe('MADRE 11 DE LA PEÑA')
  // Another desk takes the money of a family on the first page.
  network.on(DEBTORS, debtorsAnswer(said.slice(1)))
  network.on(call('pagina=2&por_pagina=10'), failure(503, 'No responde'))
  store.dispatch(baseApi.util.invalidateTags(['Payment']))
  await screen.findByText('9 familias')
  expect(figure('Total vencido')).toBe('$23,400.00')
})

test('a page that is gone shows the last one', async () => {
  const { network, store } = await renderScreen('/morosos?pagina=2', { answers: PAGES })
  await showsFirst('MADRE 11')
  network.on(DEBTORS, { ...debtorsAnswer([]), total: 2_010 })
  network.on(call('pagina=2&por_pagina=10'), part([], 10))
  store.dispatch(baseApi.util.invalidateTags(['Payment']))
  await showsFirst('MADRE 1')
})
