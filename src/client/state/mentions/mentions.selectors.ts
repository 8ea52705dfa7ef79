import { detailHook, listHook } from '../core/reads'
import { mentionsApi } from './mentions.api'

/** Newest first. */
export const useMentions = listHook(mentionsApi.endpoints.listMentions)
export const useMention = detailHook(mentionsApi.endpoints.getMention)
