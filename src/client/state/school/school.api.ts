import { schoolRoutes as routes } from '@contract/school/school.routes'
import type { School } from '@contract/school/school.schemas'
import { baseApi } from '../core/baseApi'
import { reading, writing, type AnswerOf } from '../core/call'

/** @throws TypeError without a school, so that the bar keeps the name it has */
const readSchool = ({ escuela }: Partial<AnswerOf<typeof routes.get>>): School => {
  if (!escuela) throw new TypeError('an answer without a school')
  return escuela
}

export const schoolApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSchool: build.query(reading(routes.get, readSchool)),
    updateSchool: build.mutation(writing(routes.update)),
    replaceSchoolImage: build.mutation(writing(routes.replaceImage)),
    deleteSchoolImage: build.mutation(writing(routes.deleteImage)),
  }),
})
