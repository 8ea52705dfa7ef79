import {
  emptyField,
  fieldsIn,
  fillTemplate,
  firstNames,
  impliesMoney,
  keptTexts,
  messageProblems,
  namesTogether,
  type FieldValues,
  type MessageForm,
} from '@contract/messages/messages.rules'

const form = (over: Partial<MessageForm> = {}): MessageForm => ({
  audiencia: { tipo: 'TODOS' },
  titulo: 'Junta',
  descripcion: 'Hola, {padre}',
  canales: ['CORREO'],
  ...over,
})

const values: FieldValues = {
  padre: 'Rosa {alumnos}',
  alumnos: 'Ana',
  escuela: 'Colegio',
  por_pagar: '$10.00',
  vencido: '$0.00',
  vencimiento: null,
  referencia: '1000018',
  clabe: null,
  liga: null,
}

describe('what may be sent', () => {
  it.each<[string, Partial<MessageForm>, string, string]>([
    ['no title', { titulo: ' ' }, 'titulo', 'Value is required'],
    ['no text', { descripcion: '' }, 'descripcion', 'Value is required'],
    ['an unknown field', { descripcion: 'Hola {nombre}' }, 'descripcion', 'No existe el campo {nombre}'],
    ['an empty field', { titulo: 'Hola {}' }, 'titulo', 'No existe el campo {}'],
    ['a field in capitals', { titulo: 'Hola {Padre}' }, 'titulo', 'No existe el campo {Padre}'],
    ['a field with blanks', { titulo: 'Hola { padre }' }, 'titulo', 'No existe el campo { padre }'],
    ['no channel', { canales: [] }, 'canales', 'al menos un canal'],
    ['a channel twice', { canales: ['PAPEL', 'PAPEL'] }, 'canales', 'dos veces'],
    ['a link on paper', { canales: ['PAPEL'], descripcion: '{liga}' }, 'canales', '{liga}'],
    ['no level', { audiencia: { tipo: 'GRADO' } }, 'audiencia', 'nivel'],
    [
      'no such year',
      { audiencia: { tipo: 'GRADO', grado: 'PREESCOLAR', gradoNumero: 4 } },
      'audiencia',
      '1 a 3',
    ],
    ['no group', { audiencia: { tipo: 'GRUPO' } }, 'audiencia', 'grupo'],
    ['no service', { audiencia: { tipo: 'SERVICIO' } }, 'audiencia', 'servicio'],
    ['no family', { audiencia: { tipo: 'PADRES', padres: [] } }, 'audiencia', 'familia'],
  ])('%s is a problem beside its field', (_what, over, field, words) => {
    const problems = messageProblems(form(over))
    expect(Object.keys(problems)).toEqual([field])
    expect(problems[field]).toContain(words)
  })

  it.each([
    form(),
    form({ descripcion: '{padre}{alumnos}{liga}' }),
    form({ descripcion: 'Una llave } sola, y otra {' }),
    form({ audiencia: { tipo: 'GRADO', grado: 'PRIMARIA' } }),
  ])('%j may', (each) => expect(messageProblems(each)).toEqual({}))
})

it('a value is written once, and what it holds is not filled again', () => {
  expect(fillTemplate('{padre}: {por_pagar} {clabe}', values)).toBe('Rosa {alumnos}: $10.00 ')
})

it('the first field without a value is found, of those that the text names', () => {
  expect(emptyField(fieldsIn('{padre} {clabe} {vencimiento}'), values)).toBe('clabe')
  expect(emptyField(fieldsIn('{padre}'), values)).toBeNull()
})

it('texts keep their case and their lines', () => {
  expect(keptTexts({ titulo: ' Junta  de Padres ', descripcion: 'Hola\n\n  a Todos ' })).toEqual({
    titulo: 'Junta de Padres',
    descripcion: 'Hola\n\na Todos',
  })
})

it.each([
  ['LUZ MARÍA GARCÍA RÍOS', null, 'Luz María'],
  ['LUZ GARCÍA RÍOS', null, 'Luz'],
  ['LUZ GARCÍA', null, 'Luz'],
  ['LUZ', null, 'Luz'],
  ['GARCÍA RÍOS LUZ', 'LUZ', 'Luz'],
  ['MARÍA DE LA LUZ GARCÍA RÍOS', 'MARÍA DE LA LUZ', 'María de la Luz'],
])('%s is called %s %s', (nombre, nombres, called) => expect(firstNames({ nombre, nombres })).toBe(called))

it.each([
  [[], ''],
  [['Ana'], 'Ana'],
  [['Ana', 'Luis'], 'Ana y Luis'],
  [['Ana', 'Inés'], 'Ana e Inés'],
  [['Ana', 'Luis', 'Ivonne'], 'Ana, Luis e Ivonne'],
  [['Ana', 'Ian'], 'Ana e Ian'],
])('%j are %s', (names, together) => expect(namesTogether(names)).toBe(together))

it.each([
  [{ tipo: 'TODOS', titulo: 'Junta', descripcion: '{padre}' } as const, false],
  [{ tipo: 'TODOS', titulo: '{vencimiento}', descripcion: 'x' } as const, true],
  [{ tipo: 'TODOS', titulo: 'Junta', descripcion: '{por_pagar}' } as const, true],
  [{ tipo: 'TODOS', titulo: 'Junta', descripcion: 'x', adjuntar_estado: true } as const, true],
  [{ tipo: 'ADEUDO', titulo: 'Pase a la oficina', descripcion: 'Gracias' } as const, true],
])('%j says what a family owes: %s', (said, does) => expect(impliesMoney(said)).toBe(does))
