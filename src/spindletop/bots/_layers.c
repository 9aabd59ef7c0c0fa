/* The layers of a value network, in C because the loops over weights want to be vectorised.

   layers.py holds the same class in Python, for where nothing was compiled. Both give the same numbers to the last bit:
   no sum is taken in another order, and products are not fused with sums. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__GLIBC__)
#define WIDEST_OF_THIS_MACHINE __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define WIDEST_OF_THIS_MACHINE
#endif

enum { FIRST_WEIGHTS, FIRST_BIASES, SECOND_WEIGHTS, SECOND_BIASES, LAST_WEIGHTS, LAST_BIASES, PARTS };

typedef struct {
    PyObject_HEAD
    Py_buffer parts[PARTS]; /* the weights belong to the vecs they were given in, and may be shared by several networks */
    Py_ssize_t inputs, hidden, second, last;
    double *base; /* the first layer of the position from which others follow */
    double *work; /* room for the units of all three layers */
} Layers;

WIDEST_OF_THIS_MACHINE
static void add_scaled(double *restrict sums, const double *restrict weights, double scale, Py_ssize_t count)
{
    for (Py_ssize_t i = 0; i < count; i++)
        sums[i] += scale * weights[i];
}

/* Get the memory of a vec whose items have this format. */
static int view(PyObject *vec, Py_buffer *buffer, char kind)
{
    if (PyObject_GetBuffer(vec, buffer, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT) < 0)
        return -1;
    char found = buffer->format ? buffer->format[0] : 'B';
    if (buffer->itemsize != 8 || (found != kind && !(kind == 'q' && found == 'l'))) {
        PyBuffer_Release(buffer);
        PyErr_SetString(PyExc_TypeError, "weights and values are vecs of floats, places are vecs of i64");
        return -1;
    }
    return 0;
}

static void layers_dealloc(Layers *self)
{
    for (int part = 0; part < PARTS; part++)
        if (self->parts[part].obj)
            PyBuffer_Release(&self->parts[part]);
    PyMem_Free(self->base);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyObject *layers_new(PyTypeObject *type, PyObject *args, PyObject *names)
{
    PyObject *given[PARTS];
    if (names && PyDict_GET_SIZE(names))
        return PyErr_Format(PyExc_TypeError, "Layers takes its weights by position");
    if (!PyArg_ParseTuple(args, "OOOOOO", &given[0], &given[1], &given[2], &given[3], &given[4], &given[5]))
        return NULL;
    Layers *self = (Layers *)type->tp_alloc(type, 0);
    if (!self)
        return NULL;
    Py_ssize_t sizes[PARTS];
    for (int part = 0; part < PARTS; part++) {
        if (view(given[part], &self->parts[part], 'd') < 0)
            goto failed;
        sizes[part] = self->parts[part].len / 8;
    }
    self->hidden = sizes[FIRST_BIASES];
    self->second = sizes[SECOND_BIASES];
    self->last = sizes[LAST_BIASES];
    if (!self->hidden || sizes[FIRST_WEIGHTS] % self->hidden || sizes[SECOND_WEIGHTS] != self->hidden * self->second ||
        sizes[LAST_WEIGHTS] != self->second * self->last) {
        PyErr_SetString(PyExc_ValueError, "the weights do not fit together");
        goto failed;
    }
    self->inputs = sizes[FIRST_WEIGHTS] / self->hidden;
    self->base = PyMem_Calloc(2 * self->hidden + self->second + self->last, sizeof(double));
    if (!self->base) {
        PyErr_NoMemory();
        goto failed;
    }
    self->work = self->base + self->hidden;
    memcpy(self->base, self->parts[FIRST_BIASES].buf, self->hidden * sizeof(double));
    return (PyObject *)self;
failed:
    Py_DECREF(self);
    return NULL;
}

/* Add to the first layer what some inputs contribute: (places, values, count). */
static int add_inputs(Layers *self, double *sums, PyObject *const *args, Py_ssize_t given)
{
    Py_buffer places, values;
    if (given != 3) {
        PyErr_Format(PyExc_TypeError, "expected places, values and their count, not %zd arguments", given);
        return -1;
    }
    Py_ssize_t count = PyNumber_AsSsize_t(args[2], PyExc_OverflowError);
    if (count == -1 && PyErr_Occurred())
        return -1;
    if (view(args[0], &places, 'q') < 0)
        return -1;
    if (view(args[1], &values, 'd') < 0) {
        PyBuffer_Release(&places);
        return -1;
    }
    int result = 0;
    if (count < 0 || count > places.len / 8 || count > values.len / 8)
        result = -1;
    for (Py_ssize_t i = 0; result == 0 && i < count; i++) {
        long long place = ((const long long *)places.buf)[i];
        if (place < 0 || place >= self->inputs)
            result = -1;
        else
            add_scaled(sums, (const double *)self->parts[FIRST_WEIGHTS].buf + place * self->hidden,
                       ((const double *)values.buf)[i], self->hidden);
    }
    if (result < 0)
        PyErr_SetString(PyExc_IndexError, "the network has no such input");
    PyBuffer_Release(&values);
    PyBuffer_Release(&places);
    return result;
}

PyDoc_STRVAR(rebase_doc, "rebase($self, places, values, count, /)\n--\n\n"
                         "Work out the first layer of a position from which others follow.");

static PyObject *layers_rebase(Layers *self, PyObject *const *args, Py_ssize_t given)
{
    memcpy(self->base, self->parts[FIRST_BIASES].buf, self->hidden * sizeof(double));
    if (add_inputs(self, self->base, args, given) < 0)
        return NULL;
    Py_RETURN_NONE;
}

/* Add to a layer what the active units of the one before contribute. */
static void feed(const double *units, Py_ssize_t count, const Py_buffer *weights, double *sums, Py_ssize_t width)
{
    for (Py_ssize_t i = 0; i < count; i++)
        if (units[i] > 0.0)
            add_scaled(sums, (const double *)weights->buf + i * width, units[i], width);
}

PyDoc_STRVAR(outputs_doc, "outputs($self, places, changes, count, /)\n--\n\n"
                          "Return the last layer of a position that differs from the base in some inputs.");

static PyObject *layers_outputs(Layers *self, PyObject *const *args, Py_ssize_t given)
{
    double *first = self->work, *second = first + self->hidden, *last = second + self->second;
    memcpy(first, self->base, self->hidden * sizeof(double));
    memcpy(second, self->parts[SECOND_BIASES].buf, self->second * sizeof(double));
    memcpy(last, self->parts[LAST_BIASES].buf, self->last * sizeof(double));
    if (add_inputs(self, first, args, given) < 0)
        return NULL;
    feed(first, self->hidden, &self->parts[SECOND_WEIGHTS], second, self->second);
    feed(second, self->second, &self->parts[LAST_WEIGHTS], last, self->last);
    PyObject *result = PyList_New(self->last);
    for (Py_ssize_t i = 0; result && i < self->last; i++) {
        PyObject *number = PyFloat_FromDouble(last[i]);
        if (!number)
            Py_CLEAR(result);
        else
            PyList_SET_ITEM(result, i, number);
    }
    return result;
}

static PyMethodDef layers_methods[] = {
    {"rebase", (PyCFunction)(void (*)(void))layers_rebase, METH_FASTCALL, rebase_doc},
    {"outputs", (PyCFunction)(void (*)(void))layers_outputs, METH_FASTCALL, outputs_doc},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject layers_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "spindletop.bots._layers.Layers",
    .tp_doc = PyDoc_STR("Layers(first_weights, first_biases, second_weights, second_biases, last_weights, last_biases)\n"
                        "--\n\nThe three layers of a network; the vecs of its weights are shared, not copied."),
    .tp_basicsize = sizeof(Layers),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = layers_new,
    .tp_dealloc = (destructor)layers_dealloc,
    .tp_methods = layers_methods,
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_layers",
    .m_doc = "The layers of a value network.",
};

PyMODINIT_FUNC PyInit__layers(void)
{
    if (PyType_Ready(&layers_type) < 0)
        return NULL;
    PyObject *module = PyModule_Create(&definition);
    if (module && PyModule_AddObjectRef(module, "Layers", (PyObject *)&layers_type) < 0)
        Py_CLEAR(module);
    return module;
}
