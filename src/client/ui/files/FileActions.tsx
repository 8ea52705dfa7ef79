import Button from '@mui/material/Button'
import { Icon } from '../icons/Icon'

export interface FileActionsProps {
  url: string
  /** What the file is, for those who hear the links one by one: "el calendario de mayo". */
  what: string
  /** Name of the downloaded file; the browser adds the ending of its type. */
  downloadName: string
}

/** Ways to a file that work wherever the page itself cannot show it. */
export function FileActions({ url, what, downloadName }: FileActionsProps) {
  return (
    <>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        startIcon={<Icon name="external" />}
        aria-label={`Abrir en otra pestaña ${what}`}
      >
        Abrir en otra pestaña
      </Button>
      <Button
        component="a"
        href={url}
        download={downloadName}
        startIcon={<Icon name="download" />}
        aria-label={`Descargar ${what}`}
      >
        Descargar
      </Button>
    </>
  )
}
