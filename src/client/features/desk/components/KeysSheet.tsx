import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { KeyList } from '../../../ui/dialogs/KeyList'
import { KEYS, texts } from '../desk.texts'

export function KeysSheet({ onClose }: { onClose: () => void }) {
  return (
    <InfoDialog title={texts.keysTitle} onClose={onClose}>
      {Object.entries(KEYS).map(([step, keys]) => (
        <KeyList key={step} title={step} keys={keys} />
      ))}
    </InfoDialog>
  )
}
