import { chargesApi } from '@client/state/charges/charges.api'
import { charges } from '@client/state/charges/charges.slice'
import { answerBy, type RowsFrom } from '@client/state/core/reads'
import { cyclesApi } from '@client/state/cycles/cycles.api'
import { cycles } from '@client/state/cycles/cycles.slice'
import { studentsApi } from '@client/state/students/students.api'
import { students } from '@client/state/students/students.slice'
import type { Student } from '@contract/students/students.schemas'

/** An endpoint of a list, as far as reading what it keeps takes. */
interface Lists<Arg, Data> {
  select: (arg: Arg) => (state: never) => { data?: Data | undefined }
}

const NONE: readonly never[] = []

/**
 * What the hook of a list shows, for tests without a page: the rows of its answer, none before it came. The same array while
 * no row changed.
 */
const shownOf =
  <Arg, Data, Row>(endpoint: Lists<Arg, Data>, rowsFrom: RowsFrom<Data, Row>) =>
  (arg: Arg): ((state: object) => readonly Row[]) => {
    const selectAnswer = endpoint.select(arg) as (state: object) => { data?: Data | undefined }
    const select = rowsFrom((state) => selectAnswer(state).data)
    return (state) => select(state) ?? NONE
  }

/** Rows that stay in the cache. */
const keptOf = <Arg, Row>(endpoint: Lists<Arg, readonly Row[]>) =>
  shownOf(endpoint, (selectData: (state: object) => readonly Row[] | undefined) => selectData)

const owed = chargesApi.endpoints
export const selectPendingCharges = shownOf(owed.listPendingCharges, charges.rows)()
export const selectPendingEnrolmentCharges = shownOf(owed.listPendingEnrolmentCharges, charges.rows)()
export const selectChargesOfStudent = shownOf(owed.listStudentCharges, charges.rows)

const pupils = studentsApi.endpoints
export const selectStudents = shownOf(pupils.listStudents, students.rows)()
export const selectEnrolledStudents = shownOf(pupils.listEnrolledStudents, students.rows)()
export const selectStudentsToEnrol = shownOf(
  pupils.listStudentsToEnrol,
  answerBy(({ rows }: { rows: readonly Student[] }) => rows),
)()
export const selectScholarshipHolders = keptOf(pupils.listScholarshipHolders)
export const selectStudentsWithoutGroup = keptOf(pupils.listStudentsWithoutGroup)

const years = cyclesApi.endpoints
export const selectCycles = shownOf(years.listCycles, cycles.rows)()
const selectCurrent = shownOf(years.getCurrentCycle, cycles.rows)()
/** Null when there is none, or it is not known yet. */
export const selectCurrentCycle = (state: object) => selectCurrent(state)[0] ?? null
