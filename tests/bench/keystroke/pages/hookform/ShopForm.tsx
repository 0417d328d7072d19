import { ChevronsUpDown, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  type Control,
  Controller,
  type FieldErrors,
  type UseFormRegister,
  useFieldArray,
  useForm,
  useWatch,
} from 'react-hook-form';
import list from '../../../../../src/renderer/fields/ItemList.module.css';
import { Card } from '../../../../../src/renderer/layout/Card.tsx';
import { Button } from '../../../../../src/renderer/primitives/Button.tsx';
import { IconButton } from '../../../../../src/renderer/primitives/IconButton.tsx';
import counter from '../../../../../src/renderer/widgets/message/Counter.module.css';
import message from '../../../../../src/renderer/widgets/message/MessageWidget.module.css';
import controlStyles from '../../../../../src/renderer/widgets/parts/control.module.css';
import cards from '../../../../../src/renderer/widgets/parts/RadioCards.module.css';
import picker from '../../../../../src/renderer/widgets/picker/Picker.module.css';
import { roles, shopDocument } from '../modules.ts';
import { described, Labelled, NumberField, SelectField, SwitchField, TextField } from './controls.tsx';
import { Frame } from './Frame.tsx';

interface Item {
  key: string;
  type: string;
  role_id: string | null;
  previous_role_id: string | null;
  name: string;
  description: string;
  use_primary_currency: string;
  price: number;
  exchange_amount: number;
}

interface Values {
  enabled: boolean;
  message: string;
  log_channel_id: string;
  items: Item[];
}

const TYPES = [
  { value: 'role', title: 'Role' },
  { value: 'color_role', title: 'Color role' },
  { value: 'rank_role', title: 'Rank role' },
  { value: 'exchange', title: 'Currency exchange' },
];

const defaultValues = {
  ...shopDocument,
  log_channel_id: '',
  items: (shopDocument.items as unknown as (Item & { id: string })[]).map(({ id, ...item }) => ({
    ...item,
    key: id,
    use_primary_currency: 'true',
  })),
} as unknown as Values;

/** The shop with react-hook-form: rows in a field array, of which one is open. */
export function ShopForm() {
  const { register, control, handleSubmit, reset, getValues, formState } = useForm<Values>({ defaultValues });
  const { fields, remove } = useFieldArray({ control, name: 'items' });
  const [open, setOpen] = useState('');
  const { errors } = formState;
  return (
    <Frame
      title="Shop"
      control={control}
      onDiscard={() => reset()}
      onSubmit={handleSubmit((values) => console.log(values))}
    >
      <Card title="Shop">
        <SwitchField id="root_enabled" title="Enable the shop" register={register('enabled')} />
        <MessageField
          id="root_message"
          title="Shop message"
          help="Shown above the items."
          name="message"
          max={1900}
          register={register}
          control={control}
          error={errors.message?.message}
        />
        <SelectField
          id="root_log_channel_id"
          title="Transaction log"
          help="Where the bot logs purchases."
          register={register('log_channel_id')}
          options={[
            { value: '', title: 'None - Disable logging' },
            { value: '1', title: 'general' },
          ]}
        />
      </Card>
      <Card title="Items" help="What members can buy, in this order.">
        <section className={list.list} aria-labelledby="root_items__label" data-field="items">
          <div className={list.head}>
            <h3 className={list.title} id="root_items__label">
              Items
            </h3>
            <span className={list.counter}>{fields.length} / 50</span>
          </div>
          <ul className={list.rows}>
            {fields.map((field, index) => (
              <li key={field.id} className={open === field.id ? list.open : list.row}>
                {open === field.id ? (
                  <OpenRow
                    index={index}
                    name={field.name}
                    register={register}
                    control={control}
                    errors={errors}
                    onDone={() => setOpen('')}
                    onRemove={() => remove(index)}
                  />
                ) : (
                  <ClosedRow
                    name={getValues(`items.${index}.name`)}
                    onEdit={() => setOpen(field.id)}
                    onRemove={() => remove(index)}
                  />
                )}
              </li>
            ))}
          </ul>
          <div className={list.foot}>
            <Button>Add item</Button>
          </div>
        </section>
      </Card>
    </Frame>
  );
}

interface ClosedRowProps {
  name: string;
  onEdit(): void;
  onRemove(): void;
}

function ClosedRow({ name, onEdit, onRemove }: ClosedRowProps) {
  return (
    <>
      <div className={list.words}>
        <span className={list.name}>{name}</span>
      </div>
      <IconButton label={`Edit ${name}`} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />
      <IconButton label={`Delete ${name}`} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />
    </>
  );
}

interface RowProps {
  index: number;
  name: string;
  register: UseFormRegister<Values>;
  control: Control<Values>;
  errors: FieldErrors<Values>;
  onDone(): void;
  onRemove(): void;
}

function OpenRow({ index, name, register, control, errors, onDone, onRemove }: RowProps) {
  const type = useWatch({ control, name: `items.${index}.type` });
  const row = errors.items?.[index];
  const shown = (field: keyof Item) => ({ id: `root_items_${index}_${field}`, error: row?.[field]?.message });
  const exchange = type === 'exchange';
  const price = (title: string) => ({
    valueAsNumber: true,
    validate: (value: number) => value > 0 || `${title} must be greater than 0`,
    max: { value: 1_000_000_000, message: `${title} cannot exceed 1000000000` },
  });
  return (
    <fieldset className={list.controls}>
      <legend className={list.legend}>{name}</legend>
      <div className={list.fields}>
        <SelectField title="Type" options={TYPES} register={register(`items.${index}.type`)} {...shown('type')} />
        {!exchange && (
          <RoleField
            title="Role"
            help="What the buyer gets."
            name={`items.${index}.role_id`}
            control={control}
            {...shown('role_id')}
          />
        )}
        {type === 'rank_role' && (
          <RoleField
            title="Previous role"
            name={`items.${index}.previous_role_id`}
            control={control}
            {...shown('previous_role_id')}
          />
        )}
        {exchange && (
          <TextField
            title="Name"
            register={register(`items.${index}.name`, {
              maxLength: { value: 100, message: "An item's name cannot exceed 100 characters" },
            })}
            {...shown('name')}
          />
        )}
        <MessageField
          title="Description"
          name={`items.${index}.description`}
          max={200}
          register={register}
          control={control}
          {...shown('description')}
        />
        <Labelled title="Paid in" {...shown('use_primary_currency')}>
          <div
            role="radiogroup"
            aria-labelledby={`root_items_${index}_use_primary_currency__label`}
            className={`${cards.cards} ${cards.wide}`}
          >
            {['Primary currency', 'Secondary currency'].map((title, at) => (
              <label key={title} className={cards.card}>
                <input
                  type="radio"
                  className={cards.radio}
                  value={at === 0 ? 'true' : 'false'}
                  {...register(`items.${index}.use_primary_currency`)}
                />
                <span className={cards.words}>
                  <span className={cards.title}>
                    <span>{title}</span>
                  </span>
                </span>
              </label>
            ))}
          </div>
        </Labelled>
        <NumberField title="Price" register={register(`items.${index}.price`, price('Price'))} {...shown('price')} />
        {exchange && (
          <NumberField
            title="Exchange amount"
            help="How much of the other currency the buyer gets."
            register={register(`items.${index}.exchange_amount`, price('Exchange amount'))}
            {...shown('exchange_amount')}
          />
        )}
      </div>
      <div className={list.actions}>
        <Button variant="primary" onClick={onDone}>
          Done
        </Button>
        <Button onClick={onDone}>Cancel</Button>
        <Button
          variant="quiet"
          className={list.remove}
          icon={<Trash2 aria-hidden="true" />}
          aria-label={`Delete ${name}`}
          onClick={onRemove}
        />
      </div>
    </fieldset>
  );
}

interface MessageFieldProps {
  id: string;
  title: string;
  help?: string;
  error?: string;
  name: 'message' | `items.${number}.description`;
  max: number;
  register: UseFormRegister<Values>;
  control: Control<Values>;
}

function MessageField({ id, title, help, error, name, max, register, control }: MessageFieldProps) {
  const length = { value: max, message: `${title} cannot exceed ${max} characters` };
  return (
    <Labelled id={id} title={title} help={help} error={error}>
      <div className={message.editor}>
        <div className={message.field}>
          <textarea
            {...register(name, { maxLength: length })}
            {...described({ id, error })}
            rows={4}
            className={`${controlStyles.control} ${message.area}`}
          />
        </div>
        <div className={message.foot}>
          <span className={message.counter}>
            <Length control={control} name={name} max={max} />
          </span>
        </div>
      </div>
    </Labelled>
  );
}

function Length({ control, name, max }: Pick<MessageFieldProps, 'control' | 'name' | 'max'>) {
  const count = useWatch({ control, name }).length;
  return (
    <span className={counter.counter} data-level={count > max ? 'over' : 'plain'}>
      {count} / {max}
    </span>
  );
}

interface RoleFieldProps {
  id: string;
  title: string;
  help?: string;
  error?: string;
  name: `items.${number}.role_id` | `items.${number}.previous_role_id`;
  control: Control<Values>;
}

/** Like in the product, the list is rendered only while it is open. */
function RoleField({ id, title, help, error, name, control }: RoleFieldProps) {
  const [open, setOpen] = useState(false);
  return (
    <Labelled id={id} title={title} help={help} error={error}>
      <Controller
        control={control}
        name={name}
        rules={{ required: 'Please select a role' }}
        render={({ field }) => (
          <div className={picker.picker}>
            <button type="button" id={id} className={picker.trigger} onClick={() => setOpen(!open)}>
              {roles.find((role) => role.id === field.value)?.name ?? 'Select a role'}
            </button>
            <span className={picker.marks}>
              <ChevronsUpDown className={picker.chevron} aria-hidden="true" />
            </span>
            {open && (
              <select value={field.value ?? ''} onChange={(event) => field.onChange(event.target.value)}>
                {roles.map((role) => (
                  <option key={role.id} value={role.id}>
                    {role.name}
                  </option>
                ))}
              </select>
            )}
          </div>
        )}
      />
    </Labelled>
  );
}
