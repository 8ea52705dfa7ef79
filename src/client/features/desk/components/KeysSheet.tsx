import { styled } from '@mui/material/styles'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { KEYS, texts } from '../desk.texts'

const Keys = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  '& h3': { ...typography.body1, margin: spacing(2, 0, 0.5), fontWeight: 600 },
  '& h3:first-of-type': { marginTop: 0 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: '88px 1fr',
    alignItems: 'baseline',
    gap: spacing(0.5, 1.5),
    margin: 0,
  },
  '& dd': { margin: 0 },
  '& kbd': {
    padding: '1px 6px',
    border: `1px solid ${vars.palette.surface.border}`,
    borderRadius: 4,
    font: 'inherit',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
}))

/** The keys of the desk, by step. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  return (
    <InfoDialog title={texts.keysTitle} onClose={onClose}>
      <Keys>
        {Object.entries(KEYS).map(([step, keys]) => (
          <section key={step} aria-label={step}>
            <h3>{step}</h3>
            <dl>
              {keys.map(([key, does]) => [
                <dt key={key}>
                  <kbd>{key}</kbd>
                </dt>,
                <dd key={does}>{does}</dd>,
              ])}
            </dl>
          </section>
        ))}
      </Keys>
    </InfoDialog>
  )
}
