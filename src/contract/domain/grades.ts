/** The two levels of the school; the monthly fee depends on them. */
export const GRADES = ['PREESCOLAR', 'PRIMARIA'] as const
export type Grade = (typeof GRADES)[number]

export const isGrade = (value: unknown): value is Grade => GRADES.some((grade) => grade === value)

const LABELS: Record<Grade, string> = { PREESCOLAR: 'Preescolar', PRIMARIA: 'Primaria' }

/** How a grade reads in running text; the stored word stays uppercase. */
export const gradeLabel = (grade: Grade): string => LABELS[grade]
