import { draftStorage, eraseDrafts } from './draft-storage';

const edit = (value: string, at: number) => ({ base: null, value, at });

beforeEach(eraseDrafts);

describe('an edit on this device', () => {
  it('is there before IndexedDB has answered', async () => {
    const storage = draftStorage(11, 7);

    const writing = storage.write('base.title', edit('泵站群', 1));
    const journal = Object.keys(localStorage).filter((key) => key.includes('base.title'));
    await writing;

    expect(journal).toHaveLength(1);
    expect(await storage.read()).toEqual({ 'base.title': edit('泵站群', 1) });
  });

  it('leaves no second copy behind once IndexedDB has it', async () => {
    await draftStorage(11, 7).write('base.title', edit('泵站群', 1));

    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('that was noted last wins over what IndexedDB still had', async () => {
    const storage = draftStorage(11, 7);
    await storage.write('base.title', edit('泵', 1));

    void storage.write('base.title', edit('泵站', 2));
    const read = await storage.read();

    expect(read['base.title']).toEqual(edit('泵站', 2));
  });

  it('is forgotten up to the moment that was saved, and not beyond', async () => {
    const storage = draftStorage(11, 7);
    await storage.write('base.title', edit('泵站群', 5));

    await storage.forget('base.title', 4);
    expect(Object.keys(await storage.read())).toEqual(['base.title']);
    await storage.forget('base.title', 5);
    expect(await storage.read()).toEqual({});
  });

  it('of another person or another application is not seen', async () => {
    void draftStorage(11, 7).write('base.title', edit('泵站群', 1));

    expect(await draftStorage(12, 7).read()).toEqual({});
    expect(await draftStorage(11, 77).read()).toEqual({});
  });

  it('is never an ID number', async () => {
    const storage = draftStorage(11, 7);

    void storage.write('team.members.m1.idNumber', edit('990101198603120131', 1));

    expect(Object.keys(localStorage)).toEqual([]);
    expect(await storage.read()).toEqual({});
  });

  it('is still kept when the journal has no room', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    await draftStorage(11, 7).write('base.title', edit('泵站群', 1));
    full.mockRestore();

    expect(await draftStorage(11, 7).read()).toEqual({ 'base.title': edit('泵站群', 1) });
  });
});

describe('a browser that refuses its database', () => {
  const refuse = (): never => {
    throw new DOMException('Denied.', 'SecurityError');
  };
  /** A fresh import of the module, which has not opened the database yet. */
  const fresh = async () => {
    jest.resetModules();
    jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(refuse);
    return import('./draft-storage');
  };
  afterEach(() => {
    jest.restoreAllMocks();
    delete document.documentElement.dataset['unkept'];
    localStorage.clear();
  });

  it('keeps what is typed beside it', async () => {
    const { draftStorage: storageOf, draftNames, eraseDrafts: erase } = await fresh();
    const storage = storageOf(11, 'demand/7');
    await storage.write('title', edit('泵站群', 1));
    expect(await storage.read()).toEqual({ title: edit('泵站群', 1) });
    expect(await draftNames(11, 'demand/')).toEqual(['demand/7']);
    await storage.forget('title', 1);
    expect(await storage.read()).toEqual({});
    await storage.write('title', edit('泵站', 2));
    await erase();
    expect(await storage.read()).toEqual({});
  });

  it('says so where nothing at all is kept, and gives back what this page still knows', async () => {
    document.documentElement.dataset['unkept'] = '';
    const { draftStorage: storageOf } = await fresh();
    const storage = storageOf(11, 7);
    await expect(storage.write('base.title', edit('泵站群', 1))).rejects.toThrow('keeps nothing');
    expect(await storage.read()).toEqual({ 'base.title': edit('泵站群', 1) });
  });
});
