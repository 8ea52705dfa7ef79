import {
  bajaProblems,
  beginsWithReturn,
  dueAfterReturn,
  endsWithBaja,
  leavingConflict,
  paidEnrolment,
} from '@contract/enrolments/leaving.rules'

const ciclo = { name: '2026-2027', fecha_inicio: '2026-09-01', fecha_fin: '2027-06-30' }

it.each([
  ['2026-10-31', 10, false],
  ['2026-10-31', 11, true],
  ['2026-09-01', 9, false],
  ['2026-08-31', 9, true],
])('who leaves on %s: whether month %i ends is %s', (fecha, mes, ends) =>
  expect(endsWithBaja({ anio: 2026, mes }, fecha, ciclo)).toBe(ends),
)

it.each([
  ['2027-01-20', 2026, 12, false],
  ['2027-01-20', 2027, 1, true],
  ['2027-01-20', 2027, 2, true],
])('who returns on %s owes %i-%i: %s', (day, anio, mes, owed) =>
  expect(beginsWithReturn({ anio, mes }, day)).toBe(owed),
)

it.each([
  [{ fecha: '2026-10-05', motivo: 'SE MUDA' }, '2026-10-05', []],
  [{ fecha: '2026-10-06', motivo: ' ' }, '2026-10-05', ['fecha', 'motivo']],
  [{ fecha: '2026-08-31', motivo: 'X' }, '2026-09-01', ['fecha']],
  [{ fecha: '2026-01-01', motivo: 'X' }, '2026-08-31', []],
])('a baja %j on %s has wrong %j', (baja, today, wrong) =>
  expect(Object.keys(bajaProblems(baja, ciclo, today))).toEqual(wrong),
)

const standing = { estado: 'INSCRITO', alumno: { nombre: 'ANA' }, ciclo, baja: null } as const
const gone = { ...standing, estado: 'BAJA', baja: { fecha: '2026-10-05' } } as const
it.each([
  ['BAJA', standing, '2026-10-05', null],
  ['BAJA', gone, '2026-10-05', 'ANA ya está dado de baja desde el 05/10/2026.'],
  ['REINGRESO', standing, '2026-10-05', 'ANA no está dado de baja.'],
  ['REINGRESO', gone, '2026-10-05', null],
  ['CANCELACION', gone, '2027-10-05', null],
  [
    'CANCELACION',
    { ...gone, estado: 'CANCELADA' },
    '2026-10-05',
    'La inscripción de ANA en 2026-2027 está cancelada.',
  ],
] as const)('%s of %j on %s: %s', (accion, row, today, told) =>
  expect(leavingConflict(accion, row, today)).toBe(told),
)
it('a past cycle does not change any more', () =>
  expect(leavingConflict('REINGRESO', gone, '2027-07-01')).toContain('terminó el 30/06/2027'))

it('names the folios that stand in the way', () => {
  expect(paidEnrolment([7])).toContain('con el folio 000007: cancélalo antes')
  expect(paidEnrolment([7, 9])).toContain('con los folios 000007, 000009: cancélalos antes')
})

it('is in time ten days after the return where the day was over, else on its own day', () => {
  expect(dueAfterReturn('2027-01-10', { dia_limite: 10 }, '2027-01-20')).toBe('2027-01-30')
  expect(dueAfterReturn('2027-02-10', { dia_limite: 10 }, '2027-01-20')).toBe('2027-02-10')
})
