export const OWED_COLUMNS = ['inscripcion', 'material'] as const
export type OwedColumn = (typeof OWED_COLUMNS)[number]

export const MARKS = ['DEBE', 'PAGADA'] as const
export type Mark = (typeof MARKS)[number]

/** Asked of the user about a column of X or «-»: does the mark (with `_raya`, the dash) mean owed or paid? */
const MARK_QUESTIONS = ['inscripcion', 'material', 'inscripcion_raya', 'material_raya'] as const
export type MarkQuestion = (typeof MARK_QUESTIONS)[number]

export type Marks = Readonly<Partial<Record<MarkQuestion, Mark>>>

export const readMarks = (json: string): Marks | null => {
  try {
    const marks: unknown = JSON.parse(json)
    if (typeof marks !== 'object' || marks === null || Array.isArray(marks)) return null
    const isKnown = ([column, mark]: [string, unknown]): boolean =>
      MARK_QUESTIONS.some((each) => each === column) && MARKS.some((each) => each === mark)
    return Object.entries(marks).every(isKnown) ? (marks as Marks) : null
  } catch {
    return null
  }
}
