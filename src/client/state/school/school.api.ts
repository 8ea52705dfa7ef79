import type { ListenerMiddlewareInstance, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { schoolRoutes as routes } from '@contract/school/school.routes'
import type { School } from '@contract/school/school.schemas'
import { baseApi } from '../core/baseApi'
import { reading, writing, type AnswerOf } from '../core/call'
import { heard } from '../live/live.thunks'

/** Asks for the school when another desk changed it: name and logo are in the bar of every page, which reads no school itself. */
export const listenToSchool = (listeners: ListenerMiddlewareInstance): void => {
  listeners.startListening({
    actionCreator: heard,
    effect: async ({ payload }, { dispatch }) => {
      if (!payload.includes('School')) return
      // Lists first: RTK's `delayed` would hold back what the change made stale until this answer has come.
      await null
      await (dispatch as ThunkDispatch<object, unknown, UnknownAction>)(askForSchool())
    },
  })
}

/** Asks for the school once, for its name and logo in the bar; a page that shows more of it reads it itself. */
export const askForSchool = () =>
  schoolApi.endpoints.getSchool.initiate(undefined, { subscribe: false, forceRefetch: true })

/** @throws without a school, so that the bar keeps the name it has */
const readSchool = ({ escuela }: Partial<AnswerOf<typeof routes.get>>): School => {
  if (!escuela) throw new TypeError('an answer without a school')
  return escuela
}

export const schoolApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSchool: build.query(reading(routes.get, readSchool)),
    updateSchool: build.mutation(writing(routes.update)),
    setSchoolImage: build.mutation(writing(routes.setImage)),
    removeSchoolImage: build.mutation(writing(routes.removeImage)),
  }),
})

export const { useUpdateSchoolMutation, useSetSchoolImageMutation, useRemoveSchoolImageMutation } = schoolApi
