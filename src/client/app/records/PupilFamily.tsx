import type { Access } from '@contract/http/route'
import type { StudentDetail } from '@contract/students/students.schemas'
import { StudentGuardians } from '../../features/guardians/tabs/StudentGuardians'
import { StudentFamily } from '../../features/students/tabs/StudentFamily'
import { useMay } from '../../state/session/useMay'

/** The calls about parents and those about debts both name parent and siblings: either permission shows them. */
const FAMILY: Access = [
  ['PADRES', 'READ'],
  ['CARGOS', 'READ'],
  ['COLEGIATURAS', 'READ'],
]

export function PupilFamily({ row }: { row: StudentDetail }) {
  const mayFamily = useMay()(FAMILY)
  return (
    <>
      <StudentGuardians row={row} />
      {mayFamily && <StudentFamily row={row} />}
    </>
  )
}
