import { dateParts } from '@contract/domain/dates'
import type { PreparedFile } from '../files/fileStore'
import { callOf, type At, type Books } from './books'
import { makeColleagues, POSTS } from './colleagues'
import { emblemOf, portraitOf } from './portraits'
import { createRandom } from './random'

/** Every third department has no logo: the default image is there to be seen. */
const hasLogo = (at: number): boolean => at % 3 !== 2

/** How many pieces of work `registerStaff` tells of. */
export const countStaff = (): number => POSTS.reduce((sum, [, posts]) => sum + 1 + posts.length, 0)

interface StaffOptions extends At {
  /** Takes a picture as an upload would. */
  receive: (content: Buffer) => Promise<PreparedFile>
  step: (label: string) => void
}

/** The departments of the school and who works in them, registered by the deputy head. */
export const registerStaff = async (books: Books, { receive, step, ...at }: StaffOptions): Promise<void> => {
  const { departments, roster } = books.services
  for (const [place, [nombre]] of POSTS.entries()) {
    step('Plantilla')
    const logo = hasLogo(place) ? [await receive(await emblemOf(nombre, place))] : []
    await departments.create(callOf(books, 'subdireccion', at, logo), { nombre })
  }
  const random = createRandom(POSTS.length)
  for (const { body, woman } of makeColleagues(dateParts(at.today).anio)) {
    step('Plantilla')
    const photo = await receive(await portraitOf(random, woman))
    await roster.create(callOf(books, 'subdireccion', at, [photo]), body)
  }
}
