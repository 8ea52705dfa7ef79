/** @jest-environment jsdom */
import fc from 'fast-check'
import { ieduFragment, isIeduCurp, type IeduPupil } from '@contract/fiscal/iedu.rules'

const PUPIL: IeduPupil = {
  nombreAlumno: 'SOFÍA PEÑA GÓMEZ',
  curp: 'RALS190315MJCMPFA6',
  grado: 'PRIMARIA',
  autRVOE: '15PPR1234A',
}

const NAMESPACE = 'http://www.sat.gob.mx/iedu'

/** The published structure (iedu.xsd 1.0), written here from the published facts and not from the code: attributes, which must be, and their form. */
const STRUCTURE: Readonly<Record<string, { required: boolean; form: RegExp }>> = {
  version: { required: true, form: /^1\.0$/ },
  nombreAlumno: { required: true, form: /^.+$/ },
  CURP: {
    required: true,
    form: /^[A-Z][AEIOUX][A-Z]{2}[0-9]{2}[0-1][0-9][0-3][0-9][MHX][A-Z]{2}[BCDFGHJKLMNPQRSTVWXYZ]{3}[0-9A-Z][0-9]$/,
  },
  nivelEducativo: {
    required: true,
    form: /^(Preescolar|Primaria|Secundaria|Profesional técnico|Bachillerato o su equivalente)$/,
  },
  autRVOE: { required: true, form: /^.+$/ },
  rfcPago: { required: false, form: /^[A-ZÑ&]{3,4}[0-9]{2}[0-1][0-9][0-3][0-9][A-Z0-9]{2}[0-9A]$/ },
}

/** What the structure does not allow in a fragment, read by an XML parser. */
const faultsOf = (xml: string): string[] => {
  const { documentElement: root } = new DOMParser().parseFromString(xml, 'application/xml')
  if (root.namespaceURI !== NAMESPACE || root.localName !== 'instEducativas') return ['element']
  const given = [...root.attributes].filter(
    ({ namespaceURI }) => namespaceURI !== 'http://www.w3.org/2000/xmlns/',
  )
  return [
    ...given.filter(({ name }) => !STRUCTURE[name]).map(({ name }) => `${name} is unknown`),
    ...Object.entries(STRUCTURE)
      .filter(([name, { required }]) => required && !root.hasAttribute(name))
      .map(([name]) => `${name} is missing`),
    ...given
      .filter(({ name, value }) => STRUCTURE[name] && !STRUCTURE[name].form.test(value))
      .map(({ name }) => name),
    ...(root.childNodes.length > 0 ? ['content'] : []),
  ]
}

describe('the fragment of a tuition line', () => {
  it.each([
    ['primaria', PUPIL],
    ['preescolar', { ...PUPIL, grado: 'PREESCOLAR', autRVOE: 'ACUERDO No. 2019-11 «B» & anexo' }],
    ['another payer', { ...PUPIL, rfcPago: 'A&A050908GT0' }],
    ['signs of XML in a name', { ...PUPIL, nombreAlumno: `ANA "LA" <Ñ> & O'HARA\nPEÑA` }],
  ] as const)('follows the published structure: %s', (_, pupil) => {
    expect(faultsOf(ieduFragment(pupil))).toEqual([])
  })

  it('says the values as they are', () => {
    const name = `ANA "LA" <Ñ> & O'HARA`
    const { documentElement: root } = new DOMParser().parseFromString(
      ieduFragment({ ...PUPIL, nombreAlumno: name }),
      'application/xml',
    )
    expect(root.getAttribute('nombreAlumno')).toBe(name)
    expect(root.getAttribute('nivelEducativo')).toBe('Primaria')
    expect(root.hasAttribute('rfcPago')).toBe(false)
  })

  it('a mutated fragment has faults, so the check above is one', () => {
    const good = ieduFragment({ ...PUPIL, rfcPago: 'PEGM800101AB1' })
    const pieces = [...good.matchAll(/(version|nombreAlumno|CURP|nivelEducativo|autRVOE|rfcPago)="([^"]*)"/g)]
    const mutations = pieces.flatMap(([whole, name, value]) => [
      good.replace(whole!, `${name!.toLowerCase()}x="${value}"`),
      good.replace(whole!, `${name}=""`),
      good.replace(whole!, `${name}='${value}`),
      ...(['version', 'CURP', 'nivelEducativo', 'rfcPago'].includes(name!)
        ? [
            good.replace(whole!, `${name}="${value!.slice(0, -1)}"`),
            good.replace(whole!, `${name}="${value} "`),
            good.replace(whole!, `${name}="${value!.toLowerCase()}!"`),
            good.replace(whole!, `${name}="X${value}"`),
          ]
        : []),
      ...(name === 'rfcPago' ? [] : [good.replace(` ${whole}`, '')]),
      good.replace(whole!, `${whole} ${whole}`),
    ])
    mutations.push(
      good.replace(NAMESPACE, `${NAMESPACE}/`),
      good.replace('instEducativas', 'InstEducativas'),
      good.replace('/>', '>x</iedu:instEducativas>'),
      good.replace('/>', ''),
      good.replace('Primaria', 'PRIMARIA'),
      good.replace('RALS190315M', 'RALS190315Y'),
      good.replace('RALS190315M', 'RALS199915M'),
    )
    expect(mutations.length).toBeGreaterThanOrEqual(50)
    expect(mutations.filter((each) => faultsOf(each).length === 0)).toEqual([])
  })

  it('takes any name and any RVOE', () => {
    const text = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 60 })
      .filter((each) => /\S/.test(each) && !/[\p{Cc}\p{Cs}\p{Cn}\uFFFE\uFFFF]/u.test(each))
    fc.assert(
      fc.property(text, text, (nombreAlumno, autRVOE) => {
        expect(faultsOf(ieduFragment({ ...PUPIL, nombreAlumno, autRVOE }))).toEqual([])
      }),
    )
  })

  it('knows the CURPs that the structure refuses', () => {
    expect(isIeduCurp('RALS190315MJCMPFA6')).toBe(true)
    expect(isIeduCurp('XIXE180430XNEXXXA1')).toBe(true)
    expect(isIeduCurp('XIXE180430YNEXXXA1')).toBe(false)
  })
})
