import { Link } from 'react-router-dom'
import type { OpenDay } from '@contract/cashCuts/cashCuts.schemas'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { texts } from '../cashCuts.texts'

/** A year of forgotten days would push the count off the page. */
const SHOWN = 5

const saidOf = ({ dia, movimientos, total }: OpenDay): string =>
  texts.openDay(formatDate(dia), movimientos, formatPesos(total))

const more = (days: readonly OpenDay[]) =>
  days.length > SHOWN && <li>{texts.othersMore(days.length - SHOWN)}</li>

/** Earlier days of the user that no cut holds, each a link to close it. */
export function ForgottenDays({ days }: { days: readonly OpenDay[] }) {
  if (days.length === 0) return null
  return (
    <InfoPanel tone="warning" title={texts.forgotten} text={texts.forgottenText}>
      <ul>
        {days.slice(0, SHOWN).map((day) => (
          <li key={day.dia}>
            <Link to={`/cortes?dia=${day.dia}`}>{saidOf(day)}</Link>
          </li>
        ))}
        {more(days)}
      </ul>
    </InfoPanel>
  )
}
