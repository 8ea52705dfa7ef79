import { fiscalProblems, keptFiscal, type FiscalForm } from '@contract/fiscal/fiscal.rules'

const MARIA: FiscalForm = {
  rfc: 'pegm-800101 ab1',
  nombre: '  María  Peña Gómez ',
  regimen_fiscal: '605',
  codigo_postal: '52140',
  uso_cfdi: 'd10',
  correo: 'Maria@Correo.mx ',
}
const problemsOf = (change: Partial<FiscalForm>) => fiscalProblems({ ...MARIA, ...change })

describe('fiscal data of a payer', () => {
  it('are kept as the SAT writes them', () => {
    expect(fiscalProblems(MARIA)).toEqual({})
    expect(keptFiscal(MARIA)).toEqual({
      rfc: 'PEGM800101AB1',
      nombre: 'MARÍA PEÑA GÓMEZ',
      regimen_fiscal: '605',
      codigo_postal: '52140',
      uso_cfdi: 'D10',
      correo: 'Maria@Correo.mx',
    })
  })

  it.each([
    [{ rfc: 'PEGM800101A' }, 'rfc', 'El RFC debe tener 13 caracteres (12 si es de una empresa) y tiene 11'],
    [
      { rfc: 'XAXX010101000' },
      'rfc',
      'El RFC XAXX010101000 es genérico y no es de una persona: sin RFC propio, el pago va en la factura global',
    ],
    [{ regimen_fiscal: '999' }, 'regimen_fiscal', 'Elige un régimen fiscal del catálogo del SAT'],
    [
      { regimen_fiscal: '626' },
      'uso_cfdi',
      'El SAT no acepta el uso D10 con el régimen 626: usa S01, sin efectos fiscales',
    ],
    [{ codigo_postal: '5214' }, 'codigo_postal', 'El código postal tiene 5 dígitos'],
    [{ nombre: ' ' }, 'nombre', 'Value is required'],
    [{ correo: 'maria@' }, 'correo', expect.any(String)],
  ])('%j is refused at its field', (change, field, problem) => {
    expect(problemsOf(change)).toEqual({ [field]: problem })
  })

  it.each([
    ['TRANSPORTES PEÑA S.A. DE C.V.', 'S.A. DE C.V.', 'TRANSPORTES PEÑA'],
    ['TRANSPORTES PEÑA, SA DE CV', 'SA DE CV', 'TRANSPORTES PEÑA'],
    ['Despacho Luna y Asociados SC', 'SC', 'DESPACHO LUNA Y ASOCIADOS'],
    ['LUNA S DE RL DE CV', 'S DE RL DE CV', 'LUNA'],
    ['NUBE SAPI DE CV', 'SAPI DE CV', 'NUBE'],
    ['CASA DE LA ÑANDÚ A.C.', 'A.C.', 'CASA DE LA ÑANDÚ'],
  ])('a company’s name without its ending: %s', (nombre, ending, without) => {
    const company = { rfc: 'ABC800101AB1', regimen_fiscal: '601', uso_cfdi: 'G03' }
    expect(problemsOf({ ...company, nombre })).toEqual({
      nombre: `El SAT pide el nombre sin la terminación «${ending}»: ${without}`,
    })
    expect(problemsOf({ ...company, nombre: without })).toEqual({})
  })

  it('a person may be called Sacha or Acosta', () => {
    expect(problemsOf({ nombre: 'ANA SACHA SA' })).toEqual({})
  })
})
