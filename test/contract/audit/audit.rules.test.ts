import { AUDIT_KINDS } from '@contract/audit/audit.kinds'
import { AUDIT_KIND_NAMES, auditDaysProblem } from '@contract/audit/audit.rules'

test.each(AUDIT_KIND_NAMES)('%s is named by a field that is kept', (kind) => {
  const { nombre, campos } = AUDIT_KINDS[kind]
  const privacy = (campos as Record<string, string>)[nombre]
  expect(['open', 'personal']).toContain(privacy)
})

test('passwords, health, answers and files are never kept', () => {
  const secret =
    /password|alergia|enfermedad|medic|sangre|indicacion|respuesta|foto|imagen|archivo|logo|token|codigo(?!_postal)/
  const kept = AUDIT_KIND_NAMES.flatMap((kind) =>
    Object.entries(AUDIT_KINDS[kind].campos).map(([campo, privacy]) => `${kind} ${campo} ${privacy}`),
  )
  expect(kept.filter((each) => secret.test(each) && !each.endsWith('unsaid'))).toEqual([])
  expect(kept).toContain('ALUMNO alergias unsaid')
})

test('days may be left open, and end no earlier than they begin', () => {
  expect(auditDaysProblem(undefined, '2026-09-01')).toBeNull()
  expect(auditDaysProblem('2026-09-01', '2026-09-01')).toBeNull()
  expect(auditDaysProblem('2026-09-02', '2026-09-01')).toMatch(/posterior/)
})
