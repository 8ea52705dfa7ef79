import { dateParts, type IsoDate } from '@contract/domain/dates'
import type { PreparedFile } from '../files/fileStore'
import type { Books } from './books'
import { makeColleagues, POSTS } from './colleagues'
import { emblemOf, portraitOf } from './portraits'
import { createRandom } from './random'

/** Every third department has no logo: the default image is there to be seen. */
const hasLogo = (at: number): boolean => at % 3 !== 2

/** How many pieces of work `registerStaff` tells of. */
export const countStaff = (): number => POSTS.reduce((sum, [, posts]) => sum + 1 + posts.length, 0)

interface StaffOptions {
  today: IsoDate
  /** Takes a picture as an upload would. */
  receive: (content: Buffer) => Promise<PreparedFile>
  step: (label: string) => void
}

/** The departments of the school and who works in them, registered by the deputy head. */
export const registerStaff = async (
  { tx, services, staff }: Books,
  { today, receive, step }: StaffOptions,
): Promise<void> => {
  const actor = staff.subdireccion
  for (const [at, [nombre]] of POSTS.entries()) {
    step('Plantilla')
    const logo = hasLogo(at) ? [await receive(await emblemOf(nombre, at))] : []
    await services.departments.create(tx, { nombre }, logo, actor)
  }
  const random = createRandom(POSTS.length)
  for (const { body, woman } of makeColleagues(dateParts(today).anio)) {
    step('Plantilla')
    const photo = await receive(await portraitOf(random, woman))
    await services.roster.create(tx, body, [photo], { actor, today })
  }
}
