import { ACTION_LABELS, type ActionName } from '@contract/domain/permissions'
import type { Access, Grant } from '@contract/http/route'
import type { May } from '../../state/session/session.selectors'
import { useMay } from '../../state/session/useMay'
import { workScreens } from '../workScreens'
import type { Step } from './job'

const nameOf = ([module, action]: Grant): string =>
  `${module.charAt(0)}${module.slice(1).toLowerCase()}: ${ACTION_LABELS[action as ActionName].toLowerCase()}`

const namesOf = (access: Access): string => (typeof access === 'string' ? '' : access.map(nameOf).join(' o '))

/** The permissions that a step needs and this user lacks, in words; null when they may do it. */
const missingOf = (may: May, { to, access, all = [] }: Step): string | null => {
  const page = workScreens.find(({ path }) => path === to)
  const wanted: Access[] = [
    ...(page ? [page.access, page.needs ?? page.access] : []),
    ...(access ? [access] : []),
    ...all.map((grant): Access => [grant]),
  ]
  const missing = wanted.filter((each) => !may(each)).map(namesOf)
  return missing.length === 0 ? null : [...new Set(missing)].join('; ')
}

export const useMissing = (step: Step): string | null => missingOf(useMay(), step)
