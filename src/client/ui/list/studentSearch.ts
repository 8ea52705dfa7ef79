import type { Student } from '@contract/students/students.schemas'

/** A pupil is found by name, CURP or control number, in every list of whole pupils. */
export const studentSearchText = ({ nombre, curp, numero_control }: Student): string =>
  `${nombre} ${curp} ${numero_control}`
