import { queryClient } from '@peanut/web';
import { enterAdminMode } from '@peanut/editing';
import { fireEvent, screen } from '@testing-library/react';
import { answer, calls, startFakeServices, refusal } from '../../testing/fake-services';
import { button, press, renderAdmin, toastText, toastVariant } from '../../testing/render-admin';
import { SpiritsTab, useNewSpirit } from './spirits-tab';

const Stage = () => <SpiritsTab newSpirit={useNewSpirit()} />;
const LIST = 'GET /api/spirit-options';
const spirit = (name: string, isActive = true) => ({
  id: `id-${name}`,
  name,
  isActive,
  sortOrder: 0,
  createdAt: '',
});
const field = () => screen.getByLabelText<HTMLInputElement>('New spirit');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const sent = (route: string) => calls.filter((call) => call.route === route).map(({ body }) => body);

beforeEach(async () => {
  queryClient.clear();
  localStorage.clear();
  startFakeServices();
  answer(LIST, { body: [spirit('gin'), spirit('absinthe', false)] });
  await enterAdminMode('secret');
});

describe('SpiritsTab', () => {
  it('lists the spirits with what can be done to each', async () => {
    await renderAdmin(<Stage />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    for (const name of ['Deactivate gin', 'Delete gin', 'Activate absinthe', 'Delete absinthe']) {
      expect(button(name)).toBeTruthy();
    }
  });

  it('says when there is none', async () => {
    answer(LIST, { body: [] });
    await renderAdmin(<Stage />);
    expect(screen.getByText('No spirits yet. Add the first one above.')).toBeTruthy();
  });

  it('says when they cannot be fetched, and tries again', async () => {
    answer(LIST, refusal(404, 'Gone fishing.'), { body: [spirit('rum')] });
    await renderAdmin(<Stage />);
    await press('Retry');
    expect(button('Delete rum')).toBeTruthy();
  });

  it.each(['', '   '])('needs a name, "%s" is none', async (name) => {
    await renderAdmin(<Stage />);
    type(name);
    await press('Add spirit');
    const error = screen.getByText('Spirit name is required');
    expect(field().getAttribute('aria-describedby')).toContain(error.id);
    expect(document.activeElement).toBe(field());
    expect(sent('POST /api/spirit-options')).toEqual([]);
  });

  it('adds a spirit, trimmed and active, and brings it into view', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    await renderAdmin(<Stage />);
    expect(scrolled).not.toHaveBeenCalled();
    answer('POST /api/spirit-options', { status: 201, body: spirit('mezcal') });
    answer(LIST, { body: [spirit('gin'), spirit('mezcal')] });
    type('  mezcal ');
    await press('Add spirit');
    expect(sent('POST /api/spirit-options')).toEqual([{ name: 'mezcal', isActive: true }]);
    expect(toastText()).toBe('Success: Spirit added successfully');
    expect(field().value).toBe('');
    expect(scrolled.mock.contexts).toEqual([button('Deactivate mezcal').closest('li')]);
    scrolled.mockRestore();
  });

  it.each([
    [refusal(409, 'There is a spirit named gin already.'), 'Error: There is a spirit named gin already.'],
    [{ status: 500 }, 'Error: Failed to add spirit'],
  ])('keeps the name when it cannot be added: %j', async (given, toast) => {
    await renderAdmin(<Stage />);
    answer('POST /api/spirit-options', given);
    type('gin');
    await press('Add spirit');
    expect(toastText()).toBe(toast);
    expect(toastVariant()).toBe('destructive');
    expect(field().value).toBe('gin');
  });

  it('activates and deactivates', async () => {
    await renderAdmin(<Stage />);
    answer('PATCH /api/spirit-options/id-absinthe', {});
    answer(LIST, { body: [spirit('gin'), spirit('absinthe')] });
    await press('Activate absinthe');
    expect(sent('PATCH /api/spirit-options/id-absinthe')).toEqual([{ isActive: true }]);
    expect(button('Deactivate absinthe')).toBeTruthy();
  });

  it.each([
    [new TypeError('Failed to fetch'), 'Error: Failed to update spirit'],
    [refusal(503, 'The bar is closed.'), 'Error: The bar is closed.'],
  ])('says when a spirit cannot be changed: %j', async (given, toast) => {
    await renderAdmin(<Stage />);
    answer('PATCH /api/spirit-options/id-gin', given);
    await press('Deactivate gin');
    expect(toastText()).toBe(toast);
  });
});

describe('deleting a spirit', () => {
  const DELETE = 'DELETE /api/spirit-options/id-gin';
  const asks = (isSure: boolean) => jest.spyOn(window, 'confirm').mockReturnValue(isSure);

  it('asks with the browser’s own question, and takes no for an answer', async () => {
    const confirm = asks(false);
    await renderAdmin(<Stage />);
    await press('Delete gin');
    expect(confirm).toHaveBeenCalledWith(
      'Are you sure you want to delete this spirit? This action cannot be undone.',
    );
    expect(sent(DELETE)).toEqual([]);
  });

  it('deletes it and says so; the focus stays with the list', async () => {
    asks(true);
    await renderAdmin(<Stage />);
    answer(DELETE, { status: 204 });
    answer(LIST, { body: [spirit('absinthe')] });
    await press('Delete gin');
    expect(toastText()).toBe('Success: Spirit deleted successfully');
    expect(screen.queryByText('gin')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Spirits' }));
  });

  it.each([
    [refusal(409, '3 drinks use gin. Change them first.'), 'Error: 3 drinks use gin. Change them first.'],
    [{ status: 502 }, 'Error: Failed to delete spirit'],
  ])('says why not: %j', async (given, toast) => {
    asks(true);
    await renderAdmin(<Stage />);
    answer(DELETE, given);
    await press('Delete gin');
    expect(toastText()).toBe(toast);
    expect(button('Delete gin')).toBeTruthy();
  });
});
