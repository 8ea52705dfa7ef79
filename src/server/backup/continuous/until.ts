import { isIsoDate } from '@contract/domain/dateMath'
import { StartError } from '../../startError'
import { schoolClock } from '../backupRecord'

/** @param text `2026-11-24T17:30`, seconds if wanted, by the school's clock @throws StartError for anything else, and for an hour that the clock skipped */
export const momentFrom = (text: string, timeZone: string): Date => {
  const [, day = '', minute, second = '00'] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::(\d\d))?$/.exec(text.trim()) ?? []
  const wanted = `${day} ${minute}:${second}`
  const asUtc = isIsoDate(day) ? Date.parse(`${wanted.replace(' ', 'T')}Z`) : NaN
  let moment = new Date(asUtc)
  // Two turns: near a change of the clock the first guess is an hour off.
  for (let turn = 0; turn < 2 && !Number.isNaN(asUtc); turn++)
    moment = new Date(
      moment.getTime() + asUtc - Date.parse(`${schoolClock(moment, timeZone).replace(' ', 'T')}Z`),
    )
  if (Number.isNaN(asUtc) || schoolClock(moment, timeZone) !== wanted)
    throw new StartError(
      `--hasta debe ser un día y una hora como 2026-11-24T17:30; no se entiende «${text}».`,
    )
  return moment
}
