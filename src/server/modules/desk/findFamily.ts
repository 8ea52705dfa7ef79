import { familyField, familyProblem, type FamilyFields } from '@contract/domain/family'
import type { AnyCall } from '../../http/call'
import { assertField, found } from '../../shared/problem'
import { findFamilyOfParent, findFamilyOfPupil, type FamilyMembers } from './desk.queries'

/** The parent's family, also when asked by one of the parent's pupils. @throws 400 both ids or neither · 404 */
export const findFamily = async ({ db, today }: AnyCall, of: FamilyFields): Promise<FamilyMembers> => {
  const { padreId, alumnoId } = of
  assertField(familyField(of), familyProblem(of))
  return padreId === undefined
    ? found(await findFamilyOfPupil(db, alumnoId as number, today), `No existe el alumno ${alumnoId}.`)
    : found(await findFamilyOfParent(db, padreId, today), `No existe el padre ${padreId}.`)
}
