import { answerHook, listHook } from '../core/reads'
import { servicesApi } from './services.api'

const { endpoints } = servicesApi

/** The services of a cycle (`ciclo`). */
export const useServices = listHook(endpoints.listServices)
/** A service with its pupils; with `todos` all pupils in class in its cycle. */
export const useService = answerHook(endpoints.getService)
/** The services that a pupil is charged; `id` is the pupil's. */
export const useStudentServices = listHook(endpoints.listStudentServices)
