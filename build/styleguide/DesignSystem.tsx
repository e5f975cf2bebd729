import Leaf from 'lucide-react/icons/leaf'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { Breadcrumbs } from '#src/ui/layout/Breadcrumbs.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Carousel } from '#src/ui/media/Carousel.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Container } from '#src/ui/layout/Container.tsx'
import { CoverPicture } from '#src/ui/media/CoverPicture.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { EmailInput } from '#src/ui/fields/EmailInput.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { InBrowser } from '#src/ui/InBrowser.tsx'
import { Money } from '#src/ui/feedback/Money.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Pagination } from '#src/ui/controls/Pagination.tsx'
import { PasswordInput } from '#src/ui/fields/PasswordInput.tsx'
import { Picture } from '#src/ui/media/Picture.tsx'
import { Price } from '#src/ui/feedback/Price.tsx'
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx'
import { NamedSite } from '#src/ui/layout/NamedSite.tsx'
import { Prose } from '#src/ui/layout/Prose.tsx'
import { QuantityStepper } from '#src/ui/fields/QuantityStepper.tsx'
import { Radio } from '#src/ui/fields/Radio.tsx'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { Rating } from '#src/ui/feedback/Rating.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { foot, footed, scrolled } from '#src/ui/overlay/Sheet.css.ts'
import { Sheet } from '#src/ui/overlay/Sheet.tsx'
import type { SheetVariant } from '#src/ui/overlay/Sheet.tsx'
import { SheetText } from '#src/ui/overlay/SheetText.tsx'
import { SkeletonCard } from '#src/ui/feedback/SkeletonCard.tsx'
import { SkeletonPicture } from '#src/ui/feedback/SkeletonPicture.tsx'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { SwatchDots } from '#src/ui/controls/SwatchDots.tsx'
import { SwatchGroup } from '#src/ui/controls/SwatchGroup.tsx'
import { Tabs } from '#src/ui/controls/Tabs.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { UndoPlace } from '#src/ui/feedback/UndoPlace.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { vars } from '#src/ui/theme/contract.css.ts'
import type { ColorToken } from '#src/shop/theme.ts'
import { THEME } from '#src/shop/selectedTheme.ts'
import { PHOTO } from '#tests/harness/specimens/photo.ts'
import { cover, patch, specimen, swatch } from './StyleguidePage.css.ts'

const euro = (value: number) => ({ value, currency: 'EUR' }) as const
const SHEETS: readonly SheetVariant[] = ['end', 'start', 'middle', 'top', 'full']
/** Every component of the design system in every state. */
export const DesignSystem = () => (
  <Container as="main">
    <Colours />
    <Words />
    <Buttons />
    <Fields />
    <Choices />
    <Goods />
    <Messages />
    <Overlays />
  </Container>
)

function Specimen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={specimen}>
      <Heading level={2}>{name}</Heading>
      {children}
    </section>
  )
}

function Colours() {
  return (
    <Specimen name="Colori">
      <Cluster>
        {(Object.keys(THEME.light) as ColorToken[]).map((name) => (
          <span key={name} className={swatch}>
            <span className={patch} style={{ background: vars.color[name] }} />
            {name}
          </span>
        ))}
      </Cluster>
    </Specimen>
  )
}

function Words() {
  return (
    <>
      <Specimen name="Heading, Text">
        <Heading level={3} size="display">
          Display
        </Heading>
        <Heading level={3} size="lg">
          Grande
        </Heading>
        <Heading level={3}>Titolo di terzo livello</Heading>
        <Heading level={4}>Titolo di quarto livello</Heading>
        {(['lg', 'md', 'sm', 'xs'] as const).map((size) => (
          <Text key={size} size={size}>
            Testo {size}
          </Text>
        ))}
        {(['muted', 'accent', 'danger', 'success'] as const).map((tone) => (
          <Text key={tone} tone={tone}>
            Testo {tone}
          </Text>
        ))}
        <Text weight="medium">Testo con un po’ di peso</Text>
        <Text weight="semibold">Testo con peso</Text>
      </Specimen>
      <Specimen name="NamedSite">
        <NamedSite name="Autorità garante" url="https://www.autorita.example" />
      </Specimen>
      <Specimen name="Prose">
        <Prose>
          <p>
            Un paragrafo con un <a href="#prose">collegamento</a> e <strong>peso</strong>.
          </p>
          <ul>
            <li>Prima voce</li>
            <li>Seconda voce</li>
          </ul>
          <table>
            <thead>
              <tr>
                <th scope="col">Misura</th>
                <th scope="col">Altezza</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">S</th>
                <td>12 cm</td>
              </tr>
              <tr>
                <th scope="row">M</th>
                <td>18 cm</td>
              </tr>
            </tbody>
          </table>
        </Prose>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Tabs"
          tabs={[
            { name: 'Materiale', content: <Text>Gres</Text> },
            { name: 'Cura', content: <Text>Lavastoviglie</Text> },
          ]}
        />
      </Specimen>
      <Specimen name="UndoPlace">
        <UndoPlace
          message="Vaso Anfora rimosso"
          undoLabel="Annulla"
          durationMs={86_400_000}
          onUndo={() => undefined}
          onExpire={() => undefined}
        />
      </Specimen>
      <Specimen name="Breadcrumbs, Pagination">
        <Breadcrumbs label="Percorso" items={[{ label: 'Vetrina', href: '#' }, { label: 'Tavola' }]} />
        {[1, 5, 10].map((current) => (
          <Pagination
            key={current}
            label={`Pagine, alla ${current}`}
            previousLabel="Precedente"
            nextLabel="Successiva"
            pageLabel={(number) => `Pagina ${number}`}
            page={current}
            pageCount={10}
            hrefFor={(number) => `#${number}`}
          />
        ))}
      </Specimen>
    </>
  )
}

function Buttons() {
  const variants = ['primary', 'secondary', 'quiet', 'link', 'danger'] as const
  return (
    <Specimen name="Button, IconButton">
      {variants.map((variant) => (
        <Cluster key={variant}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} icon={<Leaf size={18} />}>
            con icona
          </Button>
          <Button variant={variant} loading>
            in corso
          </Button>
          <Button variant={variant} disabled>
            spento
          </Button>
        </Cluster>
      ))}
      <Button block>Largo</Button>
      <Cluster>
        <IconButton label="Cerca" icon={<Search size={20} />} />
        <IconButton label="Cerca, in rilievo" variant="raised" icon={<Search size={20} />} />
        <IconButton label="Cerca, spento" disabled icon={<Search size={20} />} />
      </Cluster>
    </Specimen>
  )
}

function Fields() {
  const [quantity, setQuantity] = useState(2)
  return (
    <Specimen name="Field, TextInput, EmailInput, TextArea, PasswordInput, Select, QuantityStepper">
      <Stack gap="s4">
        <Field label="Nome" required>
          {(control) => <TextInput {...control} defaultValue="Giulia" />}
        </Field>
        <Field label="Telefono" optionalLabel="facoltativo" hint="Solo per la consegna.">
          {(control) => <TextInput {...control} type="tel" />}
        </Field>
        <Field label="Email">{(control) => <EmailInput {...control} />}</Field>
        <Field label="CAP" required error="Servono cinque cifre.">
          {(control) => <TextInput {...control} defaultValue="20" />}
        </Field>
        <Field label="Spento">{(control) => <TextInput {...control} disabled defaultValue="Non si cambia" />}</Field>
        <Field label="Messaggio">{(control) => <TextArea {...control} />}</Field>
        <Field label="Password">{(control) => <PasswordInput {...control} revealLabel="Mostra la password" />}</Field>
        <Field label="Provincia">
          {(control) => (
            <Select {...control}>
              <option>Firenze</option>
              <option>Milano</option>
            </Select>
          )}
        </Field>
        <Cluster>
          <QuantityStepper
            label="Quantità"
            decreaseLabel="Uno di meno"
            increaseLabel="Uno di più"
            limitText={(limit, pieces) => `${limit} ${pieces}`}
            value={quantity}
            onChange={setQuantity}
            max={5}
          />
          <QuantityStepper
            label="Quantità, spenta"
            decreaseLabel="Uno di meno, spento"
            increaseLabel="Uno di più, spento"
            limitText={(limit, pieces) => `${limit} ${pieces}`}
            value={1}
            onChange={setQuantity}
            disabled
          />
        </Cluster>
      </Stack>
    </Specimen>
  )
}

function Choices() {
  const [glaze, setGlaze] = useState('petrolio')
  const swatches = [
    { value: 'petrolio', label: 'Petrolio', chip: { colour: vars.color.accent } },
    { value: 'cremisi', label: 'Cremisi', chip: { colour: vars.color.danger } },
    { value: 'ocra', label: 'Ocra', chip: { colour: vars.color.star }, unavailable: 'esaurito' },
  ]
  return (
    <Specimen name="Checkbox, Radio, SwatchGroup">
      <Checkbox label="Senza niente" />
      <Checkbox label="Scelta, con una nota" hint="Si cambia quando vuoi." defaultChecked />
      <Checkbox label="Con un errore" error="Serve il tuo sì." />
      <Checkbox label="Spenta" disabled />
      <RadioGroup legend="Consegna">
        <Radio name="delivery" label="Corriere" description="2-3 giorni" aside="6,90 €" defaultChecked />
        <Radio name="delivery" label="Ritiro" description="In bottega" aside="gratis" />
        <Radio name="delivery" label="Non disponibile" disabled />
      </RadioGroup>
      <RadioGroup legend="Con un errore" error="Scegli un modo.">
        <Radio name="payment" label="Bonifico" />
      </RadioGroup>
      <SwatchGroup legend="Smalto" name="glaze" swatches={swatches} selected={glaze} onSelect={setGlaze} />
      <SwatchGroup
        legend="Misura"
        name="size"
        swatches={[
          { value: 's', label: '12 cm' },
          { value: 'm', label: '18 cm', unavailable: 'esaurito' },
        ]}
        selected={null}
        onSelect={() => undefined}
        error="Scegli una misura."
      />
      <SwatchDots
        legend="Sei colori"
        name="dots"
        swatches={[
          vars.color.accent,
          vars.color.danger,
          vars.color.star,
          vars.color.ink,
          vars.color.success,
          vars.color.line,
        ].map((colour, index) => ({ value: String(index), name: `Colore ${index + 1}`, colour }))}
        selected="1"
        onSelect={() => undefined}
        onPreview={() => undefined}
      />
    </Specimen>
  )
}

function Goods() {
  return (
    <>
      <Specimen name="Price, Money, Rating, Badge">
        <Cluster>
          <Text as="span" size="sm">
            <VisuallyHidden>Totale: </VisuallyHidden>
            <Money money={euro(39.9)} locale="it-IT" />
          </Text>
          <InBrowser>
            <Money money={euro(68)} locale="it-IT" />
          </InBrowser>
          <Price money={euro(39.9)} locale="it-IT" />
          <Price money={euro(39.9)} locale="it-IT" from="da" />
          <Price
            money={euro(29.9)}
            locale="it-IT"
            reducedFrom={{ money: euro(39.9), label: 'Prima', nowLabel: 'Ora' }}
          />
          <Rating percent={86} label="4,3 su 5" count={12} />
          <Rating percent={0} label="Nessuna recensione" />
          <Badge>neutro</Badge>
          <Badge tone="accent">nuovo</Badge>
          <Badge tone="sale">−20 %</Badge>
        </Cluster>
      </Specimen>
      <Specimen name="Card, SkeletonCard, Picture">
        <Grid>
          <Card href="#card" name="Teiera Pausa" picture={<Picture src={PHOTO} alt="" sizes="20rem" />}>
            <Price money={euro(68)} locale="it-IT" />
          </Card>
          <Card
            href="#card-badge"
            name="Teiera Pausa, nuova"
            badges={<Badge>Novità</Badge>}
            picture={<Picture src={PHOTO} alt="" sizes="20rem" />}
          >
            <Price money={euro(68)} locale="it-IT" />
          </Card>
          <SkeletonCard />
        </Grid>
      </Specimen>
      <Specimen name="CoverPicture">
        <div className={cover}>
          <CoverPicture wide={PHOTO} narrow={PHOTO} alt="Teiera Pausa" sizes="20rem" />
        </div>
      </Specimen>
      <Specimen name="Carousel">
        <Carousel label="Foto" previousLabel="Foto precedente" nextLabel="Foto successiva">
          {[1, 2, 3, 4, 5, 6].map((number) => (
            <Picture key={number} src={PHOTO} alt={`Foto ${number}`} sizes="20rem" />
          ))}
        </Carousel>
      </Specimen>
    </>
  )
}

function Messages() {
  const [loading, setLoading] = useState(false)
  return (
    <>
      <Specimen name="Notice, EmptyState">
        <Notice title="Da sapere">Una nota.</Notice>
        <Notice tone="success">È andata.</Notice>
        <Notice tone="error" title="Non è andata" action={<Button variant="link">Riprova</Button>}>
          Il negozio non ha risposto.
        </Notice>
        <EmptyState
          icon={<Leaf size={36} />}
          title="Qui non c’è ancora niente"
          action={<Button>Torna alla vetrina</Button>}
        >
          <p>Comincia da un pezzo che ti piace.</p>
        </EmptyState>
      </Specimen>
      <Specimen name="Skeleton, Spinner, ProgressBar">
        <SkeletonText lines={3} width="60%" />
        <div className={cover}>
          <SkeletonPicture ratio={2} />
        </div>
        <Cluster>
          <Spinner />
          <Spinner label="Sta arrivando" />
        </Cluster>
        <Button variant="secondary" aria-pressed={loading} onClick={() => setLoading((shown) => !shown)}>
          Barra di avanzamento
        </Button>
        {loading && <ProgressBar label="Caricamento" />}
      </Specimen>
    </>
  )
}

function Overlays() {
  const [open, setOpen] = useState<SheetVariant | 'dialog' | null>(null)
  const close = () => setOpen(null)
  return (
    <Specimen name="Sheet, Dialog">
      <Cluster>
        {[...SHEETS, 'dialog' as const].map((variant) => (
          <Button key={variant} variant="secondary" onClick={() => setOpen(variant)}>
            {variant}
          </Button>
        ))}
      </Cluster>
      {open !== null && open !== 'dialog' && (
        <Sheet
          role="dialog"
          aria-labelledby="sheet-title"
          title={open}
          titleId="sheet-title"
          closeLabel="Chiudi"
          variant={open}
          onClose={close}
        >
          <div className={footed}>
            <div className={scrolled}>
              <SheetText label="Contenuto">
                <Text>Il contenuto del foglio.</Text>
              </SheetText>
            </div>
            <div className={foot}>
              <Button block>Avanti</Button>
            </div>
          </div>
        </Sheet>
      )}
      {open === 'dialog' && (
        <Dialog title="Dialogo" closeLabel="Chiudi" onClose={close} footer={<Button onClick={close}>Va bene</Button>}>
          <Text>Il contenuto del dialogo.</Text>
        </Dialog>
      )}
    </Specimen>
  )
}
