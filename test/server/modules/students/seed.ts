import type { Db } from '@server/db/database'
import type { GradeColumn } from '@server/db/familyTables'
import { aCurp } from '@test/support/builders'

/** A pupil's own texts: as a form sends them, as the table keeps them and as every answer shows them. */
export const pupilTexts = (n: number) => ({
  nombre: `ALUMNO ${n} GARCÍA NÚÑEZ`,
  nombres: `ALUMNO ${n}`,
  paterno: 'GARCÍA',
  materno: 'NÚÑEZ',
  curp: aCurp(n),
  numero_control: `S${n}`,
  fecha_nacimiento: '2018-03-15',
})

/** What every list shows of a pupil who is nowhere yet. */
export const pupilRow = (n: number) => ({
  ...pupilTexts(n),
  curp_verificada: true,
  urlFoto: null,
  urlMiniatura: null,
  grado: null,
  gradoNumero: null,
  inscripcionId: null,
  grupo: null,
  lugar: null,
  padre: null,
  becas: [],
})

/** A pupil written straight into the database. */
export const seedStudent = async (
  db: Db,
  n: number,
  over: Record<string, string | null> = {},
): Promise<number> => {
  const row = { ...pupilTexts(n), curp_verificada: true, ...over }
  return (await db.insertInto('students').values(row).returning('id').executeTakeFirstOrThrow()).id
}

interface Enrolment {
  studentId: number
  cycleId: number
  grado?: GradeColumn
  groupId?: number | null
  scholarshipId?: number | null
  at?: Date
}

/** An enrolment with frozen prices, written straight into the database: 25 % off 1,850. */
export const seedEnrolment = async (
  db: Db,
  { studentId, cycleId, grado = 'PRIMARIA', groupId, scholarshipId, at }: Enrolment,
) => {
  const made = await db
    .insertInto('enrolments')
    .values({
      student_id: studentId,
      cycle_id: cycleId,
      grado,
      group_id: groupId ?? null,
      costo_inscripcion_centavos: 185_000,
      descuento: 25,
      motivo_descuento: 'HERMANOS',
      monto_descuento_centavos: 46_300,
      monto_pagar_centavos: 138_700,
      mensualidad_centavos: 260_050,
      costo_material_centavos: 90_000,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (scholarshipId)
    await db
      .insertInto('enrolment_scholarships')
      .values({ enrolment_id: made.id, plaza: 1, scholarship_id: scholarshipId, cycle_id: cycleId, grado })
      .execute()
  return made
}

/** Rows of the tables a refused call must not touch. */
export const countRows = async (db: Db) => {
  const count = async (table: 'students' | 'student_health' | 'files' | 'cycles' | 'cycle_months') =>
    (
      await db
        .selectFrom(table)
        .select((on) => on.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows
  return {
    students: await count('students'),
    health: await count('student_health'),
    files: await count('files'),
    cycles: await count('cycles'),
    months: await count('cycle_months'),
  }
}
