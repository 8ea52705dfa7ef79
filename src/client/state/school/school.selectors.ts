import { answerHook } from '../core/reads'
import { useAppSelector } from '../hooks'
import { schoolApi } from './school.api'
import type { SchoolMark } from './school.slice'

export const useSchool = answerHook(schoolApi.endpoints.getSchool)

/** @param first from `config.js`, when the page was opened */
export const useSchoolMark = (first: SchoolMark): SchoolMark =>
  useAppSelector(({ school }) => school) ?? first
