import { texts } from './login.texts'
import { loginCss } from './loginCss'

interface LoadFailedProps {
  schoolName: string
  onRetry: () => void
}

/** The product's own files did not arrive, for who has a session and so saw no login: never a blank page. */
export function LoadFailed({ schoolName, onRetry }: LoadFailedProps) {
  return (
    <div className="ingreso">
      <style>{loginCss}</style>
      <main>
        <header>{schoolName}</header>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onRetry()
          }}
        >
          <p role="alert">{texts.appFailed}</p>
          <button className="entrar" type="submit">
            {texts.retry}
          </button>
        </form>
      </main>
    </div>
  )
}
