import { detailHook, listHook } from '../core/reads'
import { rosterApi } from './roster.api'

export const useEmployees = listHook(rosterApi.endpoints.listEmployees)
export const useEmployee = detailHook(rosterApi.endpoints.getEmployee)
