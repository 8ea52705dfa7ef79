import { drawReceipt } from '@server/modules/receipts/receipt.paper'
import { aLetterhead } from '@test/support/fixtures/letterhead'
import { readPdf } from '@test/support/pdf/textOf'
import { aPayment, contentOf, line, printedRows, PUPIL } from './aReceipt'

const months = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    idCargo: null,
    idColegiatura: at + 1,
    descripcion: `COLEGIATURA MES ${at}`,
  }))
const becas = (count: number, porcentaje = 15) =>
  months(count).map(({ idColegiatura }) => ({
    charge_id: null,
    tuition_id: idColegiatura,
    lista: 199_999,
    porcentaje,
    antes: 0,
  }))
const paidMonth = { tipo: 'COLEGIATURA' as const, monto: 1699.99, saldo_anterior: 1699.99 }
const INSCRIPCION = [{ charge_id: 7, tuition_id: null, lista: 350_100, porcentaje: 25, antes: 0 }]

it('names who paid: the parent, or the pupil who has none', () => {
  expect(contentOf(aPayment())).toMatchObject({
    recibimosDe: 'ROSA NÚÑEZ',
    referenciaPago: 'Referencia de pago 1000017',
  })
  expect(contentOf(aPayment(), { payer: undefined }).recibimosDe).toBe('VALENTINA NÚÑEZ')
})

it("knows the school's day of issue, the day of payment, the folio, the code and the total in words", () => {
  expect(contentOf(aPayment({ monto: 1500 }))).toMatchObject({
    folio: '000123',
    expedicion: '15/09/2026',
    pagado: '14/09/2026',
    numeroControl: 'A0001',
    grado: 'PRIMARIA',
    grupo: '3A',
    ciclo: '2026-2027',
    metodo: 'EFECTIVO',
    referencia: '—',
    total: 1500,
    enLetra: '(MIL QUINIENTOS PESOS 00/100 M.N.)',
    recibio: 'caja',
    reimpresion: false,
    enlace: 'https://escuela.mx/recibo/0A1B2C3D4E',
    codigo: '0A1B2 C3D4E',
    cancelacion: null,
  })
})

describe('its lines', () => {
  it('a whole charge shows its list price and the discount', () => {
    expect(printedRows([line({})], INSCRIPCION)).toEqual([
      ['INSCRIPCION 2026-2027', 3501],
      ['DESCUENTO 25 %', -875],
    ])
  })

  it('an abono shows what was handed over and what the whole costs', () => {
    const abono = line({ descripcion: 'ABONO A INSCRIPCION 2026-2027', monto: 1500, saldo: 1126 })
    expect(printedRows([abono], INSCRIPCION)).toEqual([
      ['Abono a INSCRIPCION 2026-2027, resta $1,126.00', 1500],
      ['Costo $3,501.00 con descuento de 25 %: $2,626.00', null],
    ])
    expect(contentOf(aPayment({ conceptos: [abono] }))).toMatchObject({
      saldo: { anterior: 2626, restante: 1126, de: 'INSCRIPCION 2026-2027' },
    })
    const last = line({ descripcion: 'ABONO A INSCRIPCION 2026-2027', monto: 1126, saldo_anterior: 1126 })
    const prices = INSCRIPCION.map((price) => ({ ...price, antes: 150_000 }))
    expect(printedRows([last], prices)).toEqual([
      ['Resto de INSCRIPCION 2026-2027', 1126],
      ['Costo $3,501.00 con descuento de 25 %: $2,626.00', null],
      ['Pagado antes $1,500.00 de $2,626.00', null],
    ])
  })

  it('a charge without a discount is one line', () => {
    const prices = [{ charge_id: 7, tuition_id: null, lista: 262_600, porcentaje: 0, antes: 0 }]
    expect(printedRows([line({})], prices)).toEqual([['INSCRIPCION 2026-2027', 2626]])
  })

  it('becas and the yearly discount are one line each, recargos one a month', () => {
    const conceptos = months(3).flatMap((month, at) => [
      line({ ...month, ...paidMonth }),
      ...(at === 0
        ? [
            line({
              ...month,
              tipo: 'RECARGO',
              descripcion: `RECARGO ${month.descripcion}, 1 MES`,
              monto: 200,
            }),
          ]
        : []),
      line({
        ...month,
        tipo: 'DESCUENTO',
        descripcion: `DESCUENTO PAGO ANUAL 6 % ${month.descripcion}`,
        monto: 102,
      }),
    ])
    expect(printedRows(conceptos, becas(3))).toEqual([
      ['COLEGIATURA MES 0', 1999.99],
      ['RECARGO COLEGIATURA MES 0, 1 MES', 200],
      ['COLEGIATURA MES 1', 1999.99],
      ['COLEGIATURA MES 2', 1999.99],
      ['BECA 15 %', -900],
      ['DESCUENTO PAGO ANUAL 6 %', -306],
    ])
    expect(contentOf(aPayment({ conceptos }))).toMatchObject({
      saldo: { anterior: 5099.97, restante: 0, de: 'lo pagado' },
    })
  })

  it('a month paid with another beca than the one of today does not name a wrong percentage', () => {
    const [month] = months(1)
    expect(printedRows([line({ ...month, ...paidMonth })], becas(1, 50))).toEqual([
      ['COLEGIATURA MES 0', 1999.99],
      ['BECA', -300],
    ])
    expect(
      printedRows([line({ ...month, ...paidMonth, monto: 1999.99, saldo_anterior: 1999.99 })], becas(1, 50)),
    ).toEqual([['COLEGIATURA MES 0', 1999.99]])
  })

  it('says below each month which recargo was waived', () => {
    const [one, two] = months(2)
    const late = { ...paidMonth, monto: 1999.99, saldo_anterior: 1999.99 }
    const conceptos = [
      line({ ...one, ...late, recargo_condonado: 235 }),
      line({ ...two, ...late, recargo_condonado: 0 }),
    ]
    const waived = { recargo_condonado: 235, motivo_condonacion: 'ACUERDO' }
    expect(printedRows(conceptos, becas(2, 0), waived)).toEqual([
      ['COLEGIATURA MES 0', 1999.99],
      ['Recargo condonado: $235.00', null],
      ['COLEGIATURA MES 1', 1999.99],
    ])
  })
})

describe('on paper', () => {
  const SCHOOL = aLetterhead()
  const printed = async (...given: Parameters<typeof contentOf>) =>
    (await readPdf(await drawReceipt(SCHOOL, contentOf(...given), new Date()))).pages
  const count = (page: string | undefined, words: string) => page!.split(words).length - 1

  it('two copies on one page carry everything', async () => {
    const pages = await printed(aPayment({ metodo_pago: 'CHEQUE', referencia: 'CH-77' }), {
      prices: INSCRIPCION,
    })
    expect(pages).toHaveLength(1)
    const both = [
      ...[
        'RECIBO DE PAGO',
        SCHOOL.name,
        ...SCHOOL.lines,
        'Folio 000123',
        'FECHA DE EXPEDICIÓN',
        '15/09/2026',
      ],
      ...[
        'FECHA DE PAGO',
        '14/09/2026',
        'RECIBIMOS DE',
        'ROSA NÚÑEZ',
        'VALENTINA NÚÑEZ',
        'NÚMERO DE CONTROL',
        'A0001',
      ],
      ...[
        'PRIMARIA',
        '3A',
        'CICLO',
        '2026-2027',
        'INSCRIPCION 2026-2027',
        '$3,501.00',
        'DESCUENTO 25 %',
        '-$875.00',
      ],
      ...['TOTAL $2,626.00', '(DOS MIL SEISCIENTOS VEINTISÉIS PESOS 00/100 M.N.)', 'CHEQUE', 'CH-77'],
      ...[
        'SALDO ANTERIOR',
        'SALDO RESTANTE DE INSCRIPCION 2026-2027',
        '$0.00',
        'Recibió: nombre y firma',
        'caja',
        'RECIBO SIN VALOR FISCAL',
      ],
      ...['https://escuela.mx/recibo/0A1B2C3D4E', '0A1B2 C3D4E'],
    ]
    for (const words of both)
      expect({ words, times: count(pages[0], words) >= 2 }).toEqual({ words, times: true })
    for (const words of ['ORIGINAL: PADRE O TUTOR', 'COPIA: ESCUELA']) expect(count(pages[0], words)).toBe(1)
    expect(pages[0]).not.toMatch(/REIMPRESIÓN|CANCELADO/)
  })

  it('a reprint and a cancelled one say so in both copies', async () => {
    const again = { print: { number: 2, printedAt: new Date('2026-09-20T18:00:00Z') } }
    const [reprint] = await printed(aPayment(), again)
    expect(count(reprint, 'REIMPRESIÓN')).toBe(4)
    const cancelled = aPayment({
      cancelado: true,
      motivo_cancelacion: 'CHEQUE DEVUELTO',
      cancelado_por: 'directora',
      fecha_cancelacion: '2026-09-18',
    })
    const [page] = await printed(cancelled, again)
    expect(count(page, 'CANCELADO el 18/09/2026 por directora. Motivo: CHEQUE DEVUELTO')).toBe(2)
    expect(count(page, 'CANCELADO')).toBe(4)
    expect(count(page, 'REIMPRESIÓN')).toBe(2)
  })

  it("a family's lines stand in two columns, so that both copies are one sheet", async () => {
    const pupils = [1, 2, 3].map((id) => ({ ...PUPIL, id, nombre: `HIJO ${id} PEÑA` }))
    const conceptos = pupils.flatMap(({ id }) =>
      months(3).flatMap((month) => [
        line({ ...month, ...paidMonth, idAlumno: id }),
        line({
          ...month,
          tipo: 'RECARGO' as const,
          idAlumno: id,
          monto: 200,
          descripcion: `RECARGO ${month.descripcion}, 1 MES`,
        }),
      ]),
    )
    const pages = await printed(aPayment({ conceptos, alumno: null, alumnos: pupils }))
    expect(pages).toHaveLength(1)
    expect([count(pages[0], 'COLEGIATURA MES 2'), count(pages[0], 'HIJO 3 PEÑA')]).toEqual([12, 4])
    expect(pages[0]).toContain('SALDO RESTANTE DE LO PAGADO')
    for (const words of ['ORIGINAL: PADRE O TUTOR', 'COPIA: ESCUELA']) expect(count(pages[0], words)).toBe(1)
  })

  it('money that is only left on account has no balance to name', async () => {
    const onAccount = line({
      tipo: 'A_CUENTA',
      descripcion: 'A CUENTA: SALDO A FAVOR',
      idCargo: null,
      saldo: 500,
    })
    const [page] = await printed(aPayment({ conceptos: [onAccount], a_cuenta: 500 }))
    expect(page).toContain('A CUENTA: SALDO A FAVOR')
    expect(page).not.toMatch(/SALDO (ANTERIOR|RESTANTE)/)
  })

  it('many lines give each copy pages of its own, with its own count', async () => {
    const conceptos = months(40).map((month) => line({ ...month, ...paidMonth }))
    const pages = await printed(aPayment({ conceptos }), { prices: becas(40) })
    expect(pages.map((page) => /Página \d de \d/.exec(page)?.[0])).toEqual([
      'Página 1 de 2',
      'Página 2 de 2',
      'Página 1 de 2',
      'Página 2 de 2',
    ])
    expect(pages.map((page) => page.includes('ORIGINAL: PADRE O TUTOR'))).toEqual([true, true, false, false])
    expect(
      pages
        .slice(0, 2)
        .join(' ')
        .match(/COLEGIATURA MES/g),
    ).toHaveLength(40)
    expect(pages[1]).toContain('RECIBO SIN VALOR FISCAL')
  })

  it('cuts no name off, however long', async () => {
    const nombre = 'MARÍA GUADALUPE DE LA LUZ HERNÁNDEZ Y FERNÁNDEZ DE CÓRDOBA ŁUKASIEWICZ DE LA TORRE'
    const referencia = 'R'.repeat(150)
    const pages = await printed(
      aPayment({ alumno: { ...PUPIL, nombre }, recibio: nombre, metodo_pago: 'DEPOSITO', referencia }),
      { payer: { nombre, referencia: '1000017' } },
    )
    const bare = pages.join('').replace(/\s/g, '')
    expect(count(bare, nombre.replace(/\s/g, ''))).toBe(6)
    expect(count(bare, referencia)).toBe(2)
  })
})
