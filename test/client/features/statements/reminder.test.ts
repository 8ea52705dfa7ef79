import { titleCaseName } from '@contract/domain/names'
import { reminderText } from '@client/features/statements/components/ReminderDialog'
import { aDebtor, anOverdue } from './statements.support'

const FROM = { escuela: 'Colegio Benito Juárez', fecha: '2026-11-11' }

test.each([
  ['MARÍA DE LA CRUZ ÑÚÑEZ', 'María de la Cruz Ñúñez'],
  ['JOSÉ Y ÁNGEL', 'José y Ángel'],
  ['ANA-SOFÍA DEL RÍO', 'Ana-Sofía del Río'],
  ['DE LA O PÉREZ', 'De la O Pérez'],
  ['Ana McDonald', 'Ana McDonald'],
  ['', ''],
])('%s is written %s', (name, polite) => expect(titleCaseName(name)).toBe(polite))

test('a courteous message with names, concepts, recargos and the total', () => {
  const [child] = aDebtor(1).alumnos
  const debtor = aDebtor(1, {
    padre: { id: 1, nombre: 'ROSA PEÑA', telefono: '5512345678' },
    alumnos: [
      {
        ...child!,
        nombre: 'ANA PEÑA',
        conceptos: [anOverdue('colegiatura-1'), anOverdue('c', { descripcion: 'INSCRIPCION 2026-2027' })],
      },
      { ...child!, nombre: 'BETO PEÑA', conceptos: [anOverdue('colegiatura-2', { saldo: 849.99 })] },
    ],
    vencido: 6049.99,
    recargos: 520.01,
  })
  expect(reminderText(debtor, FROM)).toBe(
    [
      'Buen día, Rosa Peña:',
      '',
      'Esperamos que se encuentre muy bien. Le recordamos amablemente que, al 11/11/2026, tenemos registrado lo siguiente pendiente de pago:',
      '',
      'Ana Peña:',
      '• Colegiatura septiembre 2026 (venció el 10/09/2026): $2,600.00',
      '• Inscripción 2026-2027 (venció el 10/09/2026): $2,600.00',
      '',
      'Beto Peña:',
      '• Colegiatura septiembre 2026 (venció el 10/09/2026): $849.99',
      '',
      'Adeudo: $6,049.99',
      'Recargos a la fecha: $520.01',
      'Total: $6,570.00',
      '',
      'Si ya realizó su pago, le pedimos hacer caso omiso de este mensaje y compartirnos su comprobante. Cualquier duda o aclaración, con gusto le atendemos en la caja. ¡Muchas gracias!',
      '',
      'Atentamente,',
      'Colegio Benito Juárez',
    ].join('\n'),
  )
})

test('without a parent nobody is named in the greeting; without recargos there is one total', () => {
  const text = reminderText(aDebtor(1, { padre: null, recargos: 0 }), FROM)
  expect(text).toMatch(/^Buen día:\n/)
  expect(text).toContain('\nTotal: $2,600.00\n')
  expect(text).not.toContain('Recargos')
})

test('a month of which part was paid is named with what it cost', () => {
  const [child] = aDebtor(1).alumnos
  const part = anOverdue('colegiatura-2', { saldo: 500, monto: 2350 })
  const whole = anOverdue('colegiatura-3', { saldo: 2350, monto: 2350 })
  const text = reminderText(aDebtor(1, { alumnos: [{ ...child!, conceptos: [part, whole] }] }), FROM)
  expect(text).toContain('): $500.00 de $2,350.00\n')
  expect(text).toMatch(/: \$2,350\.00\n/)
})

test('a family with a reference is asked to write it in its transfers', () => {
  const padre = { id: 1, nombre: 'ROSA PEÑA', telefono: '5512345678', referencia: '1000017' }
  const lines = reminderText(aDebtor(1, { padre, recargos: 0 }), FROM).split('\n')
  expect(lines).toContain('Si paga por transferencia, escriba en el concepto su referencia: 1000017')
  expect(reminderText(aDebtor(1, { padre: null }), FROM)).not.toContain('referencia')
})

test('a credit is named and taken off the total, which is what the desk asks for', () => {
  const text = reminderText(aDebtor(1, { vencido: 2600, recargos: 260, saldo_favor: 1000.5 }), FROM)
  expect(text).toContain(
    [
      'Adeudo: $2,600.00',
      'Recargos a la fecha: $260.00',
      'Saldo a su favor: $1,000.50',
      'Total: $1,859.50',
      '',
    ].join('\n'),
  )
})
