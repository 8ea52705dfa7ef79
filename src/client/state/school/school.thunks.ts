import { schoolApi } from './school.api'

/** Asks for the school once, for its name and logo in the bar; a page that shows more of it reads it itself. */
export const askForSchool = () =>
  schoolApi.endpoints.getSchool.initiate(undefined, { subscribe: false, forceRefetch: true })
