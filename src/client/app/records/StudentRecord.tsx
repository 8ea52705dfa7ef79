import { StudentPage } from '../../features/students/pages/StudentPage'
import { STUDENT_ACTIONS, STUDENT_TABS } from './student.record'

/** A pupil's page with the parts that other modules give it. */
export function StudentRecord() {
  return <StudentPage tabs={STUDENT_TABS} actions={STUDENT_ACTIONS} />
}
